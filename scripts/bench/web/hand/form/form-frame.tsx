import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { save } from '../api.ts'
import { goTo, linkTo } from '../navigation.ts'
import { type Errors, ErrorsContext } from './errors.ts'

interface Props {
  title: string
  /** Where the list is. */
  path: string
  resource: string
  id: number | null
  /** What is wrong with the fields, by their names; nothing when they can be saved. */
  check: (form: FormData) => Errors
  /** Uploads what is chosen and answers the record as the API takes it. */
  toRecord: (form: FormData) => Promise<object>
  children: ReactNode
}

/** A form whose inputs keep their values themselves: they are read when it is saved. */
export const FormFrame = ({ title, path, resource, id, check, toRecord, children }: Props) => {
  const [errors, setErrors] = useState<Errors>({})
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: async (form: FormData) => save(resource, await toRecord(form), id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [resource] })
      goTo(path)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wrong = check(form)
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first === undefined) saving.mutate(form)
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <>
      <Typography variant='h5' component='h1' sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Card variant='outlined' sx={{ p: 3, maxWidth: 1080 }}>
        <ErrorsContext value={errors}>
          <Stack component='form' noValidate spacing={2.5} onSubmit={submit}>
            {children}
            {saving.error && <Alert severity='error'>{saving.error.message}</Alert>}
            <Stack direction='row' spacing={2}>
              <Button type='submit' variant='contained' loading={saving.isPending}>
                Save
              </Button>
              <Button {...linkTo(path)}>Cancel</Button>
            </Stack>
          </Stack>
        </ErrorsContext>
      </Card>
    </>
  )
}
