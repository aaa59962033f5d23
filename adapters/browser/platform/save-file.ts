/** Hands a JSON file to the browser's downloads. */
export function saveJson(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the bytes are not needed by the page any more.
  URL.revokeObjectURL(address);
}
