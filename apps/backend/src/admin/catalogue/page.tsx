import { Box, Flex, Tabs, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { DecisionContext, Undecided } from './decision'
import { FilesForm } from './files-form'
import { Progress } from './progress'
import { type Upload, uploadListSchema } from './responses'
import { TableForm } from './table-form'
import { UploadList } from './upload-list'
import { uploadsPath, useUploads } from './use-uploads'

function useLatest() {
  const { get } = useFetchClient()
  const [latest, setLatest] = useState<Upload[]>([])
  useEffect(() => {
    let active = true
    get(uploadsPath)
      .then(({ data }) => active && setLatest(uploadListSchema.parse(data).data))
      // Failing to load the list of earlier uploads is ignored, because the list is optional.
      .catch(() => undefined)
    return () => {
      active = false
    }
  }, [get])
  const update = (changed: readonly Upload[]) =>
    setLatest(now => now.map(upload => changed.find(({ id }) => id === upload.id) ?? upload))
  return { latest, update }
}

const panel = {
  background: 'neutral0',
  padding: 6,
  hasRadius: true,
  shadow: 'filterShadow',
} as const

/** Adds music to the catalogue. */
export default function CataloguePage() {
  const { formatMessage } = useIntl()
  const text = (key: string) => formatMessage({ id: `panel.catalogue.${key}` })
  const { items, send, retry, update } = useUploads()
  const { latest, update: updateLatest } = useLatest()
  const received = items.flatMap(item => (item.state === 'sent' ? [item.upload] : []))
  return (
    <Layouts.Root>
      <Page.Main>
        <Page.Title>{text('title')}</Page.Title>
        <Layouts.Header title={text('title')} subtitle={text('subtitle')} />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
            <Tabs.Root defaultValue="files" variant="simple">
              <Tabs.List aria-label={text('title')}>
                <Tabs.Trigger value="files">{text('tab-files')}</Tabs.Trigger>
                <Tabs.Trigger value="table">{text('tab-table')}</Tabs.Trigger>
              </Tabs.List>
              <Box {...panel} marginTop={4}>
                <Tabs.Content value="files">
                  <FilesForm onSend={send} />
                </Tabs.Content>
                <Tabs.Content value="table">
                  <TableForm onSend={send} />
                </Tabs.Content>
              </Box>
            </Tabs.Root>
            {items.length > 0 && (
              <DecisionContext.Provider value={update}>
                <Progress items={items} onRetry={retry} />
                <Undecided of={received} />
                <UploadList of={items} label={text('current')} />
              </DecisionContext.Provider>
            )}
            {items.length === 0 && latest.length > 0 && (
              <DecisionContext.Provider value={updateLatest}>
                <Typography tag="h2" variant="delta">
                  {text('latest')}
                </Typography>
                <Undecided of={latest} />
                <UploadList of={latest} label={text('latest')} />
              </DecisionContext.Provider>
            )}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  )
}
