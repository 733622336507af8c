import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get } from '../api.ts'
import { missing, textOf, useError } from '../form/errors.ts'
import { FormFrame } from '../form/form-frame.tsx'
import { SwitchInput } from '../form/switch-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { duaCategoriesQuery } from '../queries.ts'

interface Dua {
  title: string
  actualDua: string
  duaCategoryId: number
  spelling: string
  duaTranslation: string
  active: boolean
}

const required = {
  title: 'Title is required',
  actualDua: 'Dua(Arabic) is required',
  duaCategoryId: 'Dua Category is required',
  spelling: 'Pronunciation is required',
  duaTranslation: 'Translation is required',
}

const CategoryInput = ({ start }: { start: number | undefined }) => {
  const error = useError('duaCategoryId')
  const { data = [], isPending } = useQuery(duaCategoriesQuery)
  const [id, setId] = useState(start ?? null)
  return (
    <>
      <input type='hidden' name='duaCategoryId' value={id ?? ''} />
      <Autocomplete
        options={data}
        loading={isPending}
        value={data.find((category) => category.id === id) ?? null}
        onChange={(_, chosen) => setId(chosen?.id ?? null)}
        getOptionLabel={({ title }) => title}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        renderInput={(params) => (
          <TextField
            {...params}
            label='Dua Category'
            required
            error={error !== undefined}
            helperText={error}
          />
        )}
      />
    </>
  )
}

const toRecord = async (form: FormData): Promise<Dua> => ({
  title: textOf(form, 'title'),
  actualDua: textOf(form, 'actualDua'),
  duaCategoryId: Number(form.get('duaCategoryId')),
  spelling: textOf(form, 'spelling'),
  duaTranslation: textOf(form, 'duaTranslation'),
  active: form.has('active'),
})

const Fields = ({ id, dua }: { id: number | null; dua: Dua | null }) => (
  <FormFrame
    title={id === null ? 'Add Dua' : 'Update Dua'}
    path='/dua'
    resource='dua'
    id={id}
    check={(form) => missing(form, required)}
    toRecord={toRecord}
  >
    <TextInput name='title' label='Title' required maxLength={255} start={dua?.title} />
    <TextInput
      name='actualDua'
      label='Dua(Arabic)'
      required
      rows={5}
      dir='rtl'
      lang='ar'
      maxLength={4000}
      start={dua?.actualDua}
    />
    <CategoryInput start={dua?.duaCategoryId} />
    <TextInput
      name='spelling'
      label='Pronunciation'
      required
      rows={5}
      maxLength={4000}
      start={dua?.spelling}
    />
    <TextInput
      name='duaTranslation'
      label='Translation'
      required
      rows={5}
      maxLength={4000}
      start={dua?.duaTranslation}
    />
    <SwitchInput name='active' label='Active' start={dua?.active ?? true} />
  </FormFrame>
)

/** Adds a dua (no id) or changes one. */
export const DuaForm = ({ id }: { id: number | null }) => {
  const { data, error } = useQuery({
    queryKey: ['dua', 'one', id],
    queryFn: () => get<Dua>(`/api/dua/id/${id}`),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
  if (error) return error.message
  return id === null || data ? <Fields id={id} dua={data ?? null} /> : null
}
