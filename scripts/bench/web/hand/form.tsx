import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { categoriesQuery, type Dua, duaQuery, goTo, linkTo, save } from './api.ts'

const texts = [
  { name: 'title', label: 'Title', rows: 1, maxLength: 255 },
  { name: 'actualDua', label: 'Dua(Arabic)', rows: 5, maxLength: 4000, dir: 'rtl', lang: 'ar' },
  { name: 'spelling', label: 'Pronunciation', rows: 5, maxLength: 4000 },
  { name: 'duaTranslation', label: 'Translation', rows: 5, maxLength: 4000 },
] as const
const required = [...texts, { name: 'duaCategoryId', label: 'Dua Category' }]

type Errors = Readonly<Record<string, string>>

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Props of the input of a required field. */
const shown = (errors: Errors, name: string) => ({
  required: true,
  error: errors[name] !== undefined,
  helperText: errors[name],
})

const CategoryInput = ({ start, errors }: { start: number | undefined; errors: Errors }) => {
  const { data = [], isPending } = useQuery(categoriesQuery)
  const [id, setId] = useState(start)
  return (
    <>
      <input type='hidden' name='duaCategoryId' value={id ?? ''} />
      <Autocomplete
        options={data}
        loading={isPending}
        value={data.find((category) => category.id === id) ?? null}
        onChange={(_, chosen) => setId(chosen?.id)}
        getOptionLabel={({ title }) => title}
        renderInput={(params) => (
          <TextField {...params} label='Dua Category' {...shown(errors, 'duaCategoryId')} />
        )}
      />
    </>
  )
}

/** Uncontrolled inputs, read on save. */
const Fields = ({ id, dua }: { id: number | null; dua: Dua | undefined }) => {
  const [errors, setErrors] = useState<Errors>({})
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: (form: FormData) => {
      const entries = texts.map(({ name }) => [name, textOf(form, name)])
      const duaCategoryId = Number(form.get('duaCategoryId'))
      return save({ ...Object.fromEntries(entries), duaCategoryId, active: form.has('active') }, id)
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['dua'] })
      goTo('/dua')
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const missing = required.filter(({ name }) => textOf(form, name) === '')
    setErrors(Object.fromEntries(missing.map(({ name, label }) => [name, `${label} is required`])))
    if (missing.length === 0) saving.mutate(form)
    else event.currentTarget.querySelector<HTMLElement>(`[name="${missing[0]?.name}"]`)?.focus()
  }
  return (
    <Card variant='outlined' sx={{ p: 3, maxWidth: 1080 }}>
      <Stack component='form' noValidate spacing={2.5} onSubmit={submit}>
        <Typography variant='h5' component='h1'>
          {id === null ? 'Add Dua' : 'Update Dua'}
        </Typography>
        {texts.map(({ name, label, rows, ...html }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            defaultValue={dua?.[name] ?? ''}
            fullWidth
            {...shown(errors, name)}
            {...(rows > 1 && { multiline: true, minRows: rows, maxRows: 12 })}
            slotProps={{ htmlInput: html }}
          />
        ))}
        <CategoryInput start={dua?.duaCategoryId} errors={errors} />
        <FormControlLabel
          control={<Switch name='active' defaultChecked={dua?.active ?? true} />}
          label='Active'
        />
        {saving.error && <Alert severity='error'>{saving.error.message}</Alert>}
        <Stack direction='row' spacing={2}>
          <Button type='submit' variant='contained' loading={saving.isPending}>
            Save
          </Button>
          <Button {...linkTo('/dua')}>Cancel</Button>
        </Stack>
      </Stack>
    </Card>
  )
}

/** Adds a dua (no id) or changes one. */
export const DuaForm = ({ id }: { id: number | null }) => {
  const { data, error } = useQuery(duaQuery(id))
  if (error) return error.message
  return id === null || data ? <Fields id={id} dua={data} /> : null
}
