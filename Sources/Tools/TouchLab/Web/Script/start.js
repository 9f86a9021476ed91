// SPDX-License-Identifier: Apache-2.0
// Begins when everything is there.

on("error", message => { if (message.id === undefined) { announceFailure(message); } });
// What the page knows of an earlier connection comes again.
on("opened", () => tell({ type: "restarted", text: "" }));
new ResizeObserver(fitScreen).observe(screenPlace);
choose(byId("touch-tab"));
connect();
