const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** Whether a text is a moment as RFC 3339 writes it, its zone included. */
export const isMoment = (text: string): boolean => written.test(text)
