/** Path of the operation whose answer is a stream of events; no generated call reads one. */
export const presencePath = '/api/presence/{resource}'
