/** The cookie that keeps the chosen color mode, `light` or `dark`; without it the system decides. */
export const colorModeCookie = "diner_color_mode";

/**
 * The inline script for the head, before the styles: it puts the kept color mode on <html data-theme> ahead of
 * the first paint. One constant text, so that a content security policy can allow it by its hash.
 */
export const themeScript =
  `(function(){var m=/(?:^|; )${colorModeCookie}=(light|dark)/.exec(document.cookie);` +
  `if(m)document.documentElement.setAttribute("data-theme",m[1])})()`;
