// SPDX-License-Identifier: Apache-2.0
// Begins when everything is there.

on("error", message => { if (message.id === undefined) { announceFailure(message); } });
new ResizeObserver(fitScreen).observe(screenPlace);
choose(byId("touch-tab"));
connect();
