/** Every handler beside the regular one, by operationId; a name the contract lacks stops the start. */
import type { Handler } from './handler.ts'

export const handlers: Readonly<Record<string, Handler>> = {}
