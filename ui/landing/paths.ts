/** Where the pages for owners are (ROUTE-2). */
export const FEATURES_PATH = "/landing/features";
export const PRICES_PATH = "/landing/prices";
export const CONTACT_PATH = "/landing/contact";
