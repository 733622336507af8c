/** Path of the operation that returns a stream of events; there is no generated call for it. */
export const presencePath = '/api/presence/{resource}'
