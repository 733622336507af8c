import type { GridSortModel } from '@mui/x-data-grid'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { get, type Page, remove } from '../api.ts'

/** What every record of a list has. */
export interface Row {
  id: number
}

/** A choice that narrows a list by query parameters. */
export interface Choice {
  label: string
  params: Record<string, string>
}

/** What a list of the API is asked with. */
export interface ListRequest {
  /** `dua` for `/api/dua/all`. */
  resource: string
  params?: Record<string, string>
  searches: readonly { param: string; label: string }[]
  filter: { label: string; choices: readonly Choice[] }
}

/** Rows of a list and all that chooses them; newest first until a column says otherwise. */
export const useList = <T extends Row>({ resource, params, searches, filter }: ListRequest) => {
  const [paging, setPaging] = useState({ page: 0, pageSize: 10 })
  const [sort, setSort] = useState<GridSortModel>([])
  const [chosen, setChosen] = useState(0)
  const [search, setSearch] = useState({ by: 0, text: '' })
  const order = sort[0] ?? { field: 'creationDate', sort: 'desc' }
  const query = new URLSearchParams({
    pageNo: String(paging.page),
    pageSize: String(paging.pageSize),
    sortBy: order.field,
    ascOrDesc: order.sort ?? 'desc',
    ...params,
    ...filter.choices[chosen]?.params,
    [searches[search.by]?.param ?? '']: search.text,
  }).toString()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [resource, query],
    queryFn: () => get<Page<T>>(`/api/${resource}/all?${query}`),
    placeholderData: keepPreviousData,
  })
  const client = useQueryClient()
  const deletion = useMutation({
    mutationFn: (id: number) => remove(`/api/${resource}/delete/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: [resource] }),
  })
  /** Whatever changes which rows there are leads back to the first page. */
  const fromStart = <V>(set: (value: V) => void) => {
    return (value: V): void => {
      set(value)
      setPaging((current) => ({ ...current, page: 0 }))
    }
  }
  return {
    rows: data?.content ?? [],
    total: data?.totalElements ?? 0,
    error,
    isLoading: data === undefined && error === null,
    isFetching,
    retry: () => void refetch(),
    paging,
    setPaging,
    sort,
    setSort: fromStart(setSort),
    chosen,
    setChosen: fromStart(setChosen),
    search,
    setSearch: fromStart(setSearch),
    deletion,
  }
}

/** The state of a list, and what changes it. */
export type List<T extends Row> = ReturnType<typeof useList<T>>
