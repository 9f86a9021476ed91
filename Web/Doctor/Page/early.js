// SPDX-License-Identifier: Apache-2.0
// Makes workers. The first one starts at once, while the browser still reads the program that follows: both take their time.

document.currentScript.makeWorker = () => {
  const address = URL.createObjectURL(new Blob([document.getElementById("worker").textContent], { type: "text/javascript" }));
  try {
    return new Worker(address);
  } finally {
    URL.revokeObjectURL(address);
  }
};
try {
  document.currentScript.worker = document.currentScript.makeWorker();
} catch (error) {
  // Whoever asks first is told why there is none.
  document.currentScript.worker = null;
}
