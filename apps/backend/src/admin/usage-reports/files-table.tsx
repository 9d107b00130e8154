import { Button, Typography } from '@strapi/design-system'
import { Download, Duplicate } from '@strapi/icons'
import { useState } from 'react'
import { Scroller } from '../payments/layout'
import type { Report, ReportFile } from './responses'
import { useTexts } from './use-texts'

const copiedFor = 2_000

function Checksum({ file: { sha256, title } }: { file: ReportFile }) {
  const { say } = useTexts()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(sha256)
    setCopied(true)
    setTimeout(() => setCopied(false), copiedFor)
  }
  return (
    <Button
      variant="ghost"
      size="S"
      startIcon={<Duplicate />}
      onClick={() => void copy()}
      aria-label={say('copy', { format: title })}
      title={sha256}
    >
      {copied ? say('copied') : `${sha256.slice(0, 8)} … ${sha256.slice(-8)}`}
    </Button>
  )
}

type Props = { report: Report; busy: boolean; onDownload: (file: ReportFile) => void }

/** The files of a report with their checksums. */
export function FilesTable({ report, busy, onDownload }: Props) {
  const { say, number, bytes } = useTexts()
  return (
    <Scroller>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('format')}</th>
            <th scope="col" className="amount">
              {say('rows')}
            </th>
            <th scope="col" className="amount">
              {say('size')}
            </th>
            <th scope="col">SHA-256</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {report.files.map(file => (
            <tr key={file.format}>
              <th scope="row">
                <Typography fontWeight="semiBold">{file.title}</Typography>
              </th>
              <td className="amount">{number(file.rows)}</td>
              <td className="amount">{bytes(file.bytes)}</td>
              <td>
                <Checksum file={file} />
              </td>
              <td>
                <Button
                  variant="tertiary"
                  size="S"
                  disabled={busy}
                  startIcon={<Download />}
                  onClick={() => onDownload(file)}
                >
                  {say('download', { format: file.title })}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
