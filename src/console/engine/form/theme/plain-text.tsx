import type { ReactNode } from 'react'

/** Stands for rjsf's Markdown renderer: the texts of forms are plain. */
export const Markdown = ({ children }: { children?: ReactNode }) => <span>{children}</span>
