/** Dispatched on the document once the app has hydrated a server-rendered page. */
export const APP_READY = 'citato:app-ready';
