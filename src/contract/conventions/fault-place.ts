import type { Fault } from './refusal.ts'

/** Whether a fault is one of what the address names a record by. */
export const isOfPath = ({ path }: Fault): boolean => path.startsWith('{')

/** Whether a fault is one of what is asked of a list: its search, a filter, its page. */
export const isOfQuery = ({ path }: Fault): boolean => path.startsWith('?')
