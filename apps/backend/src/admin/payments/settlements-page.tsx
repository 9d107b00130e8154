import { Box, Button, Field, Flex, Typography } from '@strapi/design-system'
import { type ChangeEvent, useRef, useState } from 'react'
import { decodeText } from '#src/platform/csv/decode-text'
import { Card, DescriptionList, LoadState, PaymentsLayout, Scroller } from './layout'
import { type Settlement, settlementSchema, settlementsSchema } from './responses'
import { useTexts } from './texts'
import { useOfficeAction, useOfficeResource } from './use-office'

const maxBytes = 1_500_000

type ReadFile = { name: string; content: string }

function Differences({ differences }: Pick<Settlement, 'differences'>) {
  const { t, money } = useTexts()
  return (
    <Scroller role="region" aria-label={t('settlement.differences')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column.payment')}</th>
            <th scope="col">{t('settlement.difference')}</th>
            <th scope="col" className="amount">
              {t('settlement.ours')}
            </th>
            <th scope="col" className="amount">
              {t('settlement.theirs')}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ kind, reference, line, ours, theirs }) => (
            <tr key={`${kind}${reference}`}>
              <td>
                <Typography
                  tag="a"
                  href={`/admin/payments?q=${encodeURIComponent(reference)}`}
                  textColor="primary600"
                >
                  {reference}
                </Typography>
                {line !== null && (
                  <Typography tag="p" variant="pi" textColor="neutral600">
                    {t('settlement.line', { line })}
                  </Typography>
                )}
              </td>
              <td>{t(`settlement.kind.${kind}`)}</td>
              <td className="amount">{money(ours)}</td>
              <td className="amount">{money(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function Result({ result, saved }: { result: Settlement; saved: boolean }) {
  const { t, money, day, time } = useTexts()
  const { differences, difference_count: count } = result
  return (
    <Flex direction="column" alignItems="stretch" gap={4} role="status">
      <Typography fontWeight="semiBold" textColor="neutral800">
        {t(count === 0 ? 'settlement.agrees' : 'settlement.differs', { count })}{' '}
        {saved && t('settlement.saved')}
      </Typography>
      <DescriptionList
        facts={[
          [t('settlement.lines'), String(result.lines)],
          [t('settlement.period'), `${day(result.first_at)} – ${day(result.last_at)}`],
          [t('settlement.gross'), money(result.gross)],
          [t('settlement.fees'), money(result.fee)],
          [t('settlement.net'), money(result.gross - result.fee)],
          [
            t('settlement.before'),
            !saved && result.imported_at !== null
              ? t('settlement.again', { time: time(result.imported_at) })
              : '',
          ],
        ]}
      />
      {count > 0 && <Differences differences={differences} />}
      {count > differences.length && (
        <Typography textColor="neutral600">
          {t('settlement.more', { count: count - differences.length })}
        </Typography>
      )}
    </Flex>
  )
}

/** Reads a file, checks it on the server, and saves it on request. */
function useImport(onSaved: () => void) {
  const { t } = useTexts()
  const { post, busy } = useOfficeAction()
  const [file, setFile] = useState<ReadFile | null>(null)
  const [result, setResult] = useState<{ data: Settlement; saved: boolean } | null>(null)
  const [problem, setProblem] = useState('')
  const send = async (chosen: ReadFile, saved: boolean) => {
    const path = saved ? '/settlements' : '/settlements/check'
    const answer = await post(path, chosen, saved ? 'panel.payments.settlement.done' : null)
    const parsed = settlementSchema.safeParse(answer)
    if (parsed.success) setResult({ data: parsed.data.data, saved })
    else if (!saved) setFile(null)
    if (saved && parsed.success) onSaved()
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    setResult(null)
    setProblem('')
    if (!chosen) return
    if (chosen.size > maxBytes) return setProblem(t('settlement.too-large'))
    const read = {
      name: chosen.name.slice(0, 200),
      content: decodeText(new Uint8Array(await chosen.arrayBuffer())),
    }
    setFile(read)
    await send(read, false)
  }
  return { file, result, problem, busy, choose, save: () => (file ? send(file, true) : undefined) }
}

function Import({ onSaved }: { onSaved: () => void }) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const { file, result, problem, busy, choose, save } = useImport(onSaved)
  return (
    <Card title={t('settlement.import')}>
      <Typography textColor="neutral800">{t('settlement.how')}</Typography>
      <Field.Root name="file" error={problem} hint={t('settlement.columns')}>
        <Field.Label>{t('settlement.file')}</Field.Label>
        <Flex gap={3} wrap="wrap">
          <Button variant="secondary" loading={busy} onClick={() => input.current?.click()}>
            {t('settlement.choose')}
          </Button>
          {file && <Typography textColor="neutral800">{file.name}</Typography>}
        </Flex>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={t('settlement.file')}
          onChange={event => void choose(event)}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      {result && <Result result={result.data} saved={result.saved} />}
      {file && result && !result.saved && (
        <Flex>
          <Button loading={busy} onClick={() => void save()}>
            {t('settlement.save')}
          </Button>
        </Flex>
      )}
    </Card>
  )
}

/** Compares the provider's settlement files with our records, then saves their fees. */
export function SettlementsPage() {
  const { t, money, day, time } = useTexts()
  const loaded = useOfficeResource('/settlements', settlementsSchema)
  return (
    <PaymentsLayout title={t('settlement.title')} subtitle={t('settlement.subtitle')}>
      <Flex direction="column" alignItems="stretch" gap={6}>
        <Import onSaved={loaded.reload} />
        <LoadState {...loaded} />
        {loaded.data && loaded.data.data.length > 0 && (
          <Box>
            <Scroller role="region" aria-label={t('settlement.files')} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('settlement.files')}</th>
                    <th scope="col">{t('settlement.period')}</th>
                    <th scope="col" className="amount">
                      {t('settlement.gross')}
                    </th>
                    <th scope="col" className="amount">
                      {t('settlement.fees')}
                    </th>
                    <th scope="col" className="amount">
                      {t('settlement.differences')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {loaded.data.data.map(file => (
                    <tr key={file.id}>
                      <td>
                        {file.name}
                        <Typography tag="p" variant="pi" textColor="neutral600">
                          {t('settlement.by', { name: file.imported_by, time: time(file.imported_at) })}
                        </Typography>
                      </td>
                      <td className="nowrap">
                        {day(file.first_at)} – {day(file.last_at)}
                      </td>
                      <td className="amount">{money(file.gross)}</td>
                      <td className="amount">{money(file.fee)}</td>
                      <td className="amount">{file.difference_count}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroller>
          </Box>
        )}
      </Flex>
    </PaymentsLayout>
  )
}
