# SPDX-License-Identifier: Apache-2.0
#
# An environment for every check: docker build -t touchstone . && docker run --rm -v "$PWD:/work" touchstone Scripts/test.sh
# It has not been built by the checks of this repository.
FROM swift:6.3-bookworm AS porter

COPY Porting /source/Porting
# A link in the package leads there.
COPY Sources/Doctor/TouchSource /source/Sources/Doctor/TouchSource
RUN for program in touchstone-port touchstone-index; do \
    swift build --package-path /source/Porting -c release --product "$program" || exit 1; \
  done

FROM swift:6.3-bookworm

# For `touchstone port`, and for audits of code; they link the SwiftSyntax of this image's toolchain.
COPY --from=porter /source/Porting/.build/release/touchstone-port /source/Porting/.build/release/touchstone-index \
  /usr/local/bin/

RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
    chromium fish fonts-dejavu-core g++ git libcairo2-dev libevdev-dev mandoc pkg-config python3 python3-pip python3-yaml \
    shellcheck umockdev valgrind zsh \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /work
