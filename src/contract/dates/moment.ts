const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** Whether a text is an RFC 3339 time with a time zone. */
export const isMoment = (text: string): boolean => momentPattern.test(text)
