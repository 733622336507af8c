import type { Fault } from './refusal.ts'

/** Whether a fault concerns the ids of the path. */
export const isOfPath = ({ path }: Fault): boolean => path.startsWith('{')

/** Whether a fault concerns the query of a list: its search, a filter, its page. */
export const isOfQuery = ({ path }: Fault): boolean => path.startsWith('?')
