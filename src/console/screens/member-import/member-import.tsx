import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import DownloadIcon from '@mui/icons-material/Download'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { apiUrl } from '../../../client/http.ts'
import { useLabel } from '../../i18n/labels.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { FaultTable } from './fault-table.tsx'
import texts from './texts.json' with { type: 'json' }
import { useMemberImport } from './use-member-import.ts'

const accepted =
  '.xlsx,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel,text/csv'

/** Adding members from a spreadsheet, in Bengali (document 000, section 2.7). */
export const MemberImport = () => {
  const label = useLabel()
  const input = useRef<HTMLInputElement>(null)
  const { file, choose, submit, sending, progress, error, faults, ready } = useMemberImport()
  const title = label('Import Member')
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[
          { label: label('Dashboard'), to: '/' },
          { label: label('Member List'), to: '/member/all' },
          { label: title },
        ]}
        actions={
          <Button component={Link} to='/member/all' variant='outlined' startIcon={<ArrowBackIcon />}>
            {label('Go Back To Member')}
          </Button>
        }
      />
      <Card variant='outlined' lang='bn' sx={{ p: { xs: 4, sm: 6 }, maxWidth: 720 }}>
        {error && (
          <Alert severity='error' sx={{ mb: 5 }}>
            {error}
          </Alert>
        )}
        <Typography sx={{ mb: 4 }}>{texts.intro}</Typography>
        <Button href={apiUrl('/static/file')} download variant='outlined' startIcon={<DownloadIcon />}>
          {texts.format}
        </Button>
        <Typography variant='body2' color='text.secondary' sx={{ mt: 2 }}>
          {texts.formatHint}
        </Typography>
        <Typography variant='h3' component='h2' sx={{ mt: 6, mb: 3 }}>
          {texts.step1}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Button
            variant='outlined'
            startIcon={<UploadFileIcon />}
            disabled={sending}
            onClick={() => input.current?.click()}
          >
            {file ? texts.change : texts.choose}
          </Button>
          <input
            ref={input}
            type='file'
            hidden
            accept={accepted}
            aria-label={texts.choose}
            onChange={({ target }) => {
              choose(target.files?.[0] ?? null)
              target.value = ''
            }}
          />
          <Typography sx={{ overflowWrap: 'anywhere' }}>{file?.name ?? texts.none}</Typography>
        </Box>
        <Typography variant='body2' color='text.secondary' sx={{ mt: 2 }}>
          {texts.limits}
        </Typography>
        <Typography variant='h3' component='h2' sx={{ mt: 6, mb: 3 }}>
          {texts.step2}
        </Typography>
        <Button variant='contained' onClick={submit} disabled={!ready} loading={sending}>
          {texts.submit}
        </Button>
        {sending && (
          <Box sx={{ mt: 4 }} role='status'>
            <LinearProgress
              variant={progress < 1 ? 'determinate' : 'indeterminate'}
              value={progress * 100}
              aria-label={texts.uploading}
            />
            <Typography variant='body2' sx={{ mt: 1 }}>
              {progress < 1 ? texts.uploading : texts.checking}
            </Typography>
          </Box>
        )}
      </Card>
      {faults.length > 0 && <FaultTable faults={faults} />}
    </>
  )
}
