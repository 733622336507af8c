import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getListDuaCategoryQueryKey,
  useCreateDuaCategory,
  useListDuaCategory,
} from '../../../../generated/api/dua-category/dua-category.ts'
import { errorMessage } from '../../../../src/client/api-error.ts'
import { ErrorState, Loader } from '../../../../src/console/ui/states.tsx'

/** The newest dua categories, and a form that adds one. */
export const DuaCategories = () => {
  const queries = useQueryClient()
  const [title, setTitle] = useState('')
  const { data, error, refetch } = useListDuaCategory({ pageNo: 0, pageSize: 10 })
  const create = useCreateDuaCategory({
    mutation: {
      onSuccess: () => {
        setTitle('')
        return queries.invalidateQueries({ queryKey: getListDuaCategoryQueryKey() })
      },
    },
  })
  if (error) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <Loader minHeight={200} />
  return (
    <form action={() => create.mutate({ data: { title } })}>
      <ul>
        {data.payload.content.map((category) => (
          <li key={category.id}>{category.title}</li>
        ))}
      </ul>
      <TextField
        label='Category Name'
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        error={create.isError}
        helperText={create.error && (create.error.faults[0]?.message ?? errorMessage(create.error))}
      />
      <Button type='submit' loading={create.isPending}>
        Add
      </Button>
    </form>
  )
}
