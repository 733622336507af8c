import { QueryClient, queryOptions } from '@tanstack/react-query'
import { get } from './api.ts'

export const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })

export interface Language {
  id: number
  name: string
  code: string
}

export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: () => get<Language[]>('/api/language/total?active=true'),
})

export const duaCategoriesQuery = queryOptions({
  queryKey: ['dua-categories'],
  queryFn: () => get<{ id: number; title: string }[]>('/api/dua-category/total'),
})

export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: () => get<{ id: number; title: string }[]>('/api/category/total?active=true'),
})
