/** Texts of the pages, which come with a language; English has those of the sign-in page in the first load. */
const pageNamespaces = ['shell', 'frame', 'engine', 'widgets', 'modules'] as const

export type PageNamespace = (typeof pageNamespaces)[number]

/**
 * Texts that are fetched on demand: what lists and every page offer, the user's account, texts for translators, and what is
 * in the way of a record that is restored.
 */
export const demandedNamespaces = ['tools', 'account', 'exchange', 'restore'] as const

export type DemandedNamespace = (typeof demandedNamespaces)[number]

export const namespaces = [...pageNamespaces, ...demandedNamespaces]
