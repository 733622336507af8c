import type { ReactNode } from 'react'

/** Replaces rjsf's Markdown renderer: form texts are plain. */
export const Markdown = ({ children }: { children?: ReactNode }) => <span>{children}</span>
