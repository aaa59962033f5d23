/** Hands a file to the browser's downloads. */
export function saveFile(name: string, text: string, type: "application/json" | "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the bytes are not needed by the page any more.
  URL.revokeObjectURL(address);
}
