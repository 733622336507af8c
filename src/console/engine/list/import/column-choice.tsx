import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { useUserStorage } from '../../../session/use-user-storage.ts'
import { ErrorState, Loader } from '../../../ui/states.tsx'
import { useFailureText } from '../../use-failure-text.ts'
import { headingOf } from '../grid/grid-layout.ts'
import { type GridForm, useGridForm } from '../grid/use-grid-form.ts'
import type { ListPage } from '../use-list-page.ts'
import { FilesChoice, type ImportFiles } from './import-files.tsx'
import {
  headingKey,
  idTarget,
  matchColumns,
  readRemembered,
  remembering,
  type Target,
  useTargets,
} from './match-columns.ts'
import { type ImportPlan, isBlankRow, type MatchBy } from './plan-rows.ts'
import { type SheetRow, textIn } from './read-rows.ts'
import { isExample } from './template.ts'

interface Props {
  page: ListPage
  rows: readonly SheetRow[]
  onPlan: (plan: ImportPlan) => void
  onBack: () => void
}

/** Kinds of columns whose text can identify a record. */
const identifying: readonly string[] = ['text', 'phone', 'number', 'date']

const longestSample = 60

const notOnPhones = { display: { xs: 'none', sm: 'table-cell' } }

const Choice = ({
  page,
  rows,
  onPlan,
  onBack,
  form,
  targets,
}: Props & { form: GridForm; targets: readonly Target[] }) => {
  const { t } = useTranslation(['import', 'tools'])
  const label = useLabel()
  const [text, remember] = useUserStorage(`import:${page.module.id}`)
  const remembered = useMemo(() => readRemembered(text), [text])
  const first = rows.findIndex((row) => !isBlankRow(row))
  const head = rows[first] ?? []
  const width = Math.max(0, ...rows.slice(first, first + 50).map((row) => row.length))
  const headings = Array.from({ length: width }, (_, at) => textIn(head[at]))
  const [matched, setMatched] = useState(() => matchColumns(headings, targets, remembered))
  const [hasHeadings, setHeadings] = useState(() => matched.some((target) => target !== undefined))
  const [matchKey, setMatchKey] = useState<string | undefined>(undefined)
  const [clears, setClears] = useState(false)
  const [files, setFiles] = useState<ImportFiles>(new Map())

  const canList = page.can.list && page.can.update
  const byId = canList && matched.includes(idTarget)
  const keys = form.columns.filter(
    ({ key, kind, language }) => canList && matched.includes(key) && !language && identifying.includes(kind),
  )
  const by = matchKey ?? (byId ? idTarget : '')
  const matchBy: MatchBy | undefined = by === idTarget && byId ? idTarget : keys.find(({ key }) => key === by)
  const missing = form.columns.filter(({ key, isRequired }) => isRequired && !matched.includes(key))
  const labelOf = (key: string): string => targets.find((target) => target.key === key)?.label ?? key
  const data = rows.slice(hasHeadings ? first + 1 : first)
  const samples = data.filter((row) => !isBlankRow(row)).slice(0, 3)

  const choose = (at: number, key: string): void => {
    setMatched(
      matched.map((target, place) => (place === at ? key || undefined : target === key ? undefined : target)),
    )
    const heading = headings[at] ?? ''
    if (hasHeadings && headingKey(heading) !== '')
      remember(JSON.stringify(remembering(remembered, headings, heading, key)))
  }
  /** The rows, with the examples of the template emptied: later rows keep their numbers. */
  const withoutExamples = (): readonly SheetRow[] => {
    const columns = matched.map((target) => form.columns.find(({ key }) => key === target))
    return data.map((row, at) => (hasHeadings && at < 2 && isExample(row, columns, headings) ? [] : row))
  }
  const next = (): void =>
    onPlan({
      ...{ rows: withoutExamples(), targets: matched, matchBy, clears, files },
      firstLine: first + (hasHeadings ? 2 : 1),
    })
  return (
    <Stack
      component='form'
      sx={{ gap: 4, p: 4, maxWidth: 1100, mx: 'auto', width: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <TableContainer>
        <Table size='small' aria-label={t('import.columns')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('import.inFile')}</TableCell>
              <TableCell sx={notOnPhones}>{t('import.samples')}</TableCell>
              <TableCell>{t('import.field')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {headings.map((heading, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              <TableRow key={at}>
                <TableCell sx={{ fontWeight: 600 }}>
                  <bdi>
                    {hasHeadings && heading !== '' ? heading : t('import.column', { number: at + 1 })}
                  </bdi>
                </TableCell>
                <TableCell sx={{ ...notOnPhones, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  <bdi>
                    {samples
                      .map((row) => textIn(row[at]))
                      .filter(Boolean)
                      .join(' · ')
                      .slice(0, longestSample)}
                  </bdi>
                </TableCell>
                <TableCell>
                  <TextField
                    select
                    size='small'
                    fullWidth
                    sx={{ minWidth: 180 }}
                    value={matched[at] ?? ''}
                    onChange={({ target }) => choose(at, target.value)}
                    slotProps={{
                      htmlInput: { 'aria-label': t('import.fieldFor', { heading: heading || at + 1 }) },
                      select: { displayEmpty: true },
                    }}
                  >
                    <MenuItem value=''>{t('import.leaveOut')}</MenuItem>
                    {targets.map(({ key, label }) => (
                      <MenuItem key={key} value={key}>
                        {label}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {form.columns.some(({ key, kind }) => kind === 'file' && matched.includes(key)) && (
        <FilesChoice files={files} onFiles={setFiles} />
      )}
      {missing.length > 0 && (
        <Alert severity='warning'>
          {t('import.missing', { fields: missing.map((column) => headingOf(column, label)).join(', ') })}
        </Alert>
      )}
      <FormControlLabel
        control={<Checkbox checked={hasHeadings} onChange={({ target }) => setHeadings(target.checked)} />}
        label={t('import.hasHeadings')}
      />
      {canList && (
        <TextField
          select
          label={t('import.matchBy')}
          helperText={t('import.matchHint')}
          value={matchBy === undefined ? '' : by}
          onChange={({ target }) => setMatchKey(target.value)}
          sx={{ maxWidth: 480 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value=''>{t('import.matchNone')}</MenuItem>
          {byId && <MenuItem value={idTarget}>ID</MenuItem>}
          {keys.map(({ key }) => (
            <MenuItem key={key} value={key}>
              {labelOf(key)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {matchBy !== undefined && (
        <FormControlLabel
          control={<Checkbox checked={clears} onChange={({ target }) => setClears(target.checked)} />}
          label={t('import.clears')}
        />
      )}
      <Stack direction='row' sx={{ gap: 3, justifyContent: 'flex-end' }}>
        <Button color='secondary' onClick={onBack}>
          {t('import.back')}
        </Button>
        <Button
          type='submit'
          variant='contained'
          autoFocus
          disabled={
            data.length === 0 || !matched.some((target) => target !== undefined && target !== idTarget)
          }
        >
          {t('import.check')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Matches the columns of a file with fields, and selects how stored records are recognized. */
export const ColumnChoice = (props: Props) => {
  const failureText = useFailureText()
  const { form, error, retry } = useGridForm(props.page.module, { isImport: true })
  const targets = useTargets(form)
  if (error) return <ErrorState message={failureText(error)} onRetry={retry} />
  return form && targets ? <Choice {...props} form={form} targets={targets} /> : <Loader />
}
