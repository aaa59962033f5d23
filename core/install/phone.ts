/** Whether a browser is a phone's by what it says of itself: phones count as mobile, tablets do not (INSTALL-3). */
export function isPhone(userAgent: string): boolean {
  if (/\b(?:iPhone|iPod)\b/u.test(userAgent)) return true;
  return /\bAndroid\b/u.test(userAgent) && /\bMobile\b/u.test(userAgent);
}

/** Whether it is an iPhone's, where an app is added by the share menu alone (INSTALL-1). */
export function isIphone(userAgent: string): boolean {
  return /\b(?:iPhone|iPod)\b/u.test(userAgent);
}
