import { QueryClient, queryOptions } from '@tanstack/react-query'
import { get } from './api.ts'

/** What was read stays fresh for half a minute. */
export const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })

/** A language that texts are written in. */
export interface Language {
  id: number
  name: string
  code: string
}

/** All languages. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: () => get<Language[]>('/api/language/total?active=true'),
})

/** All categories of duas. */
export const duaCategoriesQuery = queryOptions({
  queryKey: ['dua-categories'],
  queryFn: () => get<{ id: number; title: string }[]>('/api/dua-category/total'),
})

/** The categories that books are tagged with. */
export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: () => get<{ id: number; title: string }[]>('/api/category/total?active=true'),
})
