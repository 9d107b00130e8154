import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { CsvInput } from './csv-input'
import { Card, DescriptionList, LoadState, PaymentsLayout, Scroller } from './layout'
import { type Settlement, settlementSchema, settlementsSchema } from './responses'
import { useTexts } from './texts'
import { useCheckedFile } from './use-checked-file'
import { useOfficeResource } from './use-office'

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
function Import({ onSaved }: { onSaved: () => void }) {
  const { t } = useTexts()
  const { name, result, busy, choose, save } = useCheckedFile({
    path: '/settlements',
    schema: settlementSchema,
    done: 'panel.payments.settlement.done',
    toBody: file => file,
    onSaved,
  })
  return (
    <Card title={t('settlement.import')}>
      <Typography textColor="neutral800">{t('settlement.how')}</Typography>
      <CsvInput
        label={t('settlement.file')}
        hint={t('settlement.columns')}
        chosen={name}
        busy={busy}
        onChoose={choose}
      />
      {result && <Result result={result.data} saved={result.saved} />}
      {save && (
        <Flex>
          <Button loading={busy} onClick={save}>
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
