import { Button, Flex, Typography } from '@strapi/design-system'
import { CsvInput } from './csv-input'
import { Card, DescriptionList } from './layout'
import { type TaxNumbers, taxNumbersSchema } from './responses'
import { useTexts } from './texts'
import { useCheckedFile } from './use-checked-file'

function Result({ result, saved }: { result: TaxNumbers; saved: boolean }) {
  const { t } = useTexts()
  const { problems, problem_count: count } = result
  return (
    <Flex direction="column" alignItems="stretch" gap={4} role="status">
      <Typography fontWeight="semiBold" textColor="neutral800">
        {t(saved ? 'coretax.saved' : 'coretax.checked')}
      </Typography>
      <DescriptionList
        facts={[
          [t('coretax.new-numbers'), String(result.numbered)],
          [t('coretax.new-rejections'), String(result.rejected)],
          [t('coretax.unchanged'), String(result.unchanged)],
          [t('coretax.line-problems'), String(count)],
        ]}
      />
      {problems.map(({ line, reference, problem }) => (
        <Typography key={line} textColor="neutral700">
          {t('coretax.line', { line })} {reference}: {t(`coretax.line-problem.${problem}`)}
        </Typography>
      ))}
    </Flex>
  )
}

/** Reads a list of Coretax, shows what it would change, and saves it on request. */
export function TaxNumberImport({ onSaved }: { onSaved: () => void }) {
  const { t } = useTexts()
  const { name, result, busy, choose, save } = useCheckedFile({
    path: '/coretax/numbers',
    schema: taxNumbersSchema,
    done: null,
    toBody: ({ content }) => ({ content }),
    onSaved,
  })
  return (
    <Card title={t('coretax.import')}>
      <Typography textColor="neutral800">{t('coretax.import-how')}</Typography>
      <CsvInput
        label={t('coretax.import-file')}
        hint={t('coretax.import-columns')}
        chosen={name}
        busy={busy}
        onChoose={choose}
      />
      {result && <Result result={result.data} saved={result.saved} />}
      {save && (
        <Flex>
          <Button loading={busy} onClick={save}>
            {t('coretax.import-save')}
          </Button>
        </Flex>
      )}
    </Card>
  )
}
