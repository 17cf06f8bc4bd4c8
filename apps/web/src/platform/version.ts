/** The version that the sidebar shows and that is compared with the site's latest. */
export const APP_VERSION = '1.65.0';
