import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery } from '../../../client/call.ts'
import { textOption } from '../shared/options.ts'
import { optionsResult } from '../shared/picker/options-result.ts'
import { useRestedText } from '../shared/picker/use-rested-text.ts'
import type { WidgetOptions } from '../widget.ts'
import { toUsers, type UserOption, userPageSize, userQuery } from './user-option.ts'

/** The users of a picker: the most recent ones, or those whose name contains the typed text. */
export const useUsers = (options: WidgetOptions) => {
  const { t } = useTranslation('widgets')
  const [text, search] = useState('')
  const [picked, remember] = useState<readonly UserOption[]>([])
  const rested = useRestedText(text)
  const operation = textOption(options, 'operation') ?? 'listUser'
  const request = (name: string) =>
    operationQuery(operation, {
      query: userQuery(options.registerType, textOption(options, 'searchParam') ?? 'name', name),
    })

  const recent = useQuery(request(''))
  const start = toUsers(recent.data?.payload)
  const isLong = start.length >= userPageSize
  const isSearching = isLong && rested !== ''
  const found = useQuery({ ...request(rested), enabled: isSearching, placeholderData: keepPreviousData })
  const answer = optionsResult(found)
  const shown = isSearching ? toUsers(answer.payload) : start
  const loaded = [...picked, ...shown, ...start]
  return {
    options: shown,
    isLong,
    isLoading: recent.isLoading || (isSearching && found.isFetching) || (isLong && text.trim() !== rested),
    isFailed: optionsResult(recent).isFailed || (isSearching && answer.isFailed),
    retry: () => void (recent.isError ? recent : found).refetch(),
    search,
    /** Remembers the selected users, so that another search does not drop their names. */
    remember,
    userOf: (id: number): UserOption =>
      loaded.find((user) => user.id === id) ?? {
        id,
        name: t('reference.unnamed', { id }),
        email: '',
        gender: '',
      },
  }
}
