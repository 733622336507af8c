import { QueryClient } from '@tanstack/react-query'
import { type MouseEvent, startTransition, useEffect, useState } from 'react'

/** A dua in the API's format. */
export interface Dua {
  id: number
  title: string
  duaCategoryId: number
  duaCategoryTitle: string
  actualDua: string
  duaTranslation: string
  spelling: string
  active: boolean
  creationDate: string
}

/** Calls the API and returns the payload; throws the API's message for an error. */
const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const authorization = `Bearer ${localStorage.getItem('accessToken')}`
  const headers = { authorization, ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const received = await response.json()
  if (!response.ok || received.success !== true) throw new Error(received.message || response.statusText)
  return received.payload
}

export const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })

export const listQuery = (query: string) => ({
  queryKey: ['dua', query],
  queryFn: () => call<{ content: Dua[]; totalElements: number }>('GET', `/api/dua/all?${query}`),
})

export const duaQuery = (id: number | null) => ({
  queryKey: ['dua', 'one', id],
  queryFn: () => call<Dua>('GET', `/api/dua/id/${id}`),
  ...{ enabled: id !== null, staleTime: 0, gcTime: 0 },
})

export const categoriesQuery = {
  queryKey: ['dua-categories'],
  queryFn: () => call<{ id: number; title: string }[]>('GET', '/api/dua-category/total'),
}

export const remove = (id: number) => call('DELETE', `/api/dua/delete/${id}`)

/** Creates the dua, or updates the one with this number. */
export const save = (dua: object, id: number | null) =>
  id === null ? call('POST', '/api/dua/create', dua) : call('PUT', '/api/dua/update', { ...dua, id })

/** The path of the page; the present screen stays until the next one can render. */
export const usePath = (): string => {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const follow = (): void => startTransition(() => setPath(location.pathname))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return path
}

export const goTo = (path: string): void => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Props of a link within the page. */
export const linkTo = (path: string) => ({
  href: path,
  onClick: (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goTo(path)
  },
})
