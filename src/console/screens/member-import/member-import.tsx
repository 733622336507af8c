import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import DownloadIcon from '@mui/icons-material/Download'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { apiUrl } from '../../../client/http.ts'
import type { Fault } from '../../../contract/conventions/refusal.ts'
import { spreadsheetType } from '../../../contract/records/spreadsheet.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { useFilePicker } from '../../ui/hooks/use-file-picker.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import texts from './texts.json' with { type: 'json' }
import { useMemberImport, useReason } from './use-member-import.ts'

type StepProps = Pick<ReturnType<typeof useMemberImport>, 'sending'>

const accepted = `.xlsx,.csv,${spreadsheetType},application/vnd.ms-excel,text/csv`

const StepTitle = ({ children }: { children: ReactNode }) => (
  <Typography variant='h3' component='h2' sx={{ mt: 6, mb: 3 }}>
    {children}
  </Typography>
)

interface ChooseProps extends StepProps {
  file: File | null
  onChoose: (file: File) => void
}

/** The first step: selects the file. */
const ChooseFile = ({ file, sending, onChoose }: ChooseProps) => {
  const { input, pick } = useFilePicker({ accept: accepted, label: texts.choose, onChoose })
  return (
    <>
      <StepTitle>{texts.step1}</StepTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button variant='outlined' startIcon={<UploadFileIcon />} disabled={sending} onClick={pick}>
          {file ? texts.change : texts.choose}
        </Button>
        {input}
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{file?.name ?? texts.none}</bdi>
        </Typography>
      </Box>
      <Typography variant='body2' color='textSecondary' sx={{ mt: 2 }}>
        <bdi>{texts.limits}</bdi>
      </Typography>
    </>
  )
}

interface SendProps extends StepProps {
  ready: boolean
  /** Upload progress, 0 to 1. */
  progress: number
  onSubmit: () => void
}

/** The second step: sends the file, with progress. */
const SendFile = ({ ready, sending, progress, onSubmit }: SendProps) => {
  const { t, i18n } = useTranslation('engine')
  return (
    <>
      <StepTitle>{texts.step2}</StepTitle>
      <Button variant='contained' onClick={onSubmit} disabled={!ready} loading={sending}>
        {texts.submit}
      </Button>
      {sending && (
        <Box sx={{ mt: 4 }} role='status' lang={i18n.language}>
          <LinearProgress
            variant={progress < 1 ? 'determinate' : 'indeterminate'}
            value={progress * 100}
            aria-label={t('import.uploading')}
          />
          <Typography variant='body2' sx={{ mt: 1 }}>
            {t(progress < 1 ? 'import.uploading' : 'import.checking')}
          </Typography>
        </Box>
      )}
    </>
  )
}

const maxRows = 200

/** The rows that the API refused: number, column and reason. */
const FaultTable = ({ faults }: { faults: readonly Fault[] }) => {
  const { t } = useTranslation('engine')
  const reasonOf = useReason()
  return (
    <Card variant='outlined' sx={{ mt: 6 }}>
      <Typography variant='h3' component='h2' sx={{ p: 4, pb: 2 }}>
        {t('import.faults')}
      </Typography>
      <TableContainer sx={{ maxHeight: 420 }}>
        <Table size='small' stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('import.row')}</TableCell>
              <TableCell>{t('import.column')}</TableCell>
              <TableCell>{t('import.reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {faults.slice(0, maxRows).map((fault) => (
              <TableRow key={`${fault.row} ${fault.column} ${fault.message}`}>
                <TableCell>{fault.row ?? ''}</TableCell>
                <TableCell>{fault.column ?? ''}</TableCell>
                <TableCell>{reasonOf(fault, fault.message)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {faults.length > maxRows && (
        <Typography sx={{ p: 4 }}>{t('import.more', { count: faults.length - maxRows })}</Typography>
      )}
    </Card>
  )
}

/**
 * Adds members from a spreadsheet. The page's own texts are Bengali like the spreadsheet's headings, for the users who
 * fill it in; messages about the file are in the present language.
 */
export const MemberImport = () => {
  const label = useLabel()
  const { file, choose, submit, sending, progress, error, faults, ready } = useMemberImport()
  const { i18n } = useTranslation()
  return (
    <>
      <PageHeader
        title={texts.title}
        titleLanguage='bn'
        breadcrumb={[
          { label: label('Dashboard'), to: '/' },
          { label: label('Member List'), to: '/member/all' },
          { label: label('Import Member') },
        ]}
        actions={
          <Button
            component={Link}
            to='/member/all'
            variant='outlined'
            startIcon={<ArrowBackIcon className='turns' />}
          >
            {label('Go Back To Member')}
          </Button>
        }
      />
      <Card variant='outlined' lang='bn' sx={{ p: { xs: 4, sm: 6 }, maxWidth: 720 }}>
        {error && (
          <Alert severity='error' lang={i18n.language} sx={{ mb: 5 }}>
            {error}
          </Alert>
        )}
        <Typography sx={{ mb: 4 }}>{texts.intro}</Typography>
        <Button href={apiUrl('/static/file')} download variant='outlined' startIcon={<DownloadIcon />}>
          {texts.format}
        </Button>
        <Typography variant='body2' color='textSecondary' sx={{ mt: 2 }}>
          {texts.formatHint}
        </Typography>
        <ChooseFile file={file} sending={sending} onChoose={choose} />
        <SendFile ready={ready} sending={sending} progress={progress} onSubmit={submit} />
      </Card>
      {faults.length > 0 && <FaultTable faults={faults} />}
    </>
  )
}
