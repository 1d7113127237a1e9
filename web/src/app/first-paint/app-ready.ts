/** Told on the document once the app has taken a drawn page over. */
export const APP_READY = 'citato:app-ready';
