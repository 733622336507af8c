/** Namespaces of pages, loaded with a language. */
const pageNamespaces = ['shell', 'frame', 'engine', 'widgets', 'modules'] as const

export type PageNamespace = (typeof pageNamespaces)[number]

/**
 * Namespaces loaded on demand: tools of lists and pages, the user's account, the exchange of texts with translators, and
 * conflicts when a record is restored.
 */
export const demandedNamespaces = ['tools', 'account', 'exchange', 'import', 'restore'] as const

export type DemandedNamespace = (typeof demandedNamespaces)[number]

export const namespaces = [...pageNamespaces, ...demandedNamespaces]
