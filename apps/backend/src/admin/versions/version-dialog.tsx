import { Button, Flex, Loader, Modal, Typography } from '@strapi/design-system'
import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PanelProps } from '../panel'
import { VersionChanges } from './changes'
import { type Version, versionSchema } from './responses'
import { useRestoreVersion } from './use-restore'

type Props = { panel: PanelProps; path: string; locale: string; version: string; onClose: () => void }

function useVersion(path: string, locale: string, id: string) {
  const { get } = useFetchClient()
  const [loaded, setLoaded] = useState<Version | 'failed' | null>(null)
  useEffect(() => {
    let active = true
    get(`${path}/${id}?locale=${locale}`)
      .then(({ data }) => active && setLoaded(versionSchema.parse(data).data))
      .catch(() => active && setLoaded('failed'))
    return () => {
      active = false
    }
  }, [get, path, locale, id])
  return loaded
}

const Warning = ({ children }: { children: string }) => (
  <Typography tag="p" textColor="danger600" fontWeight="bold">
    {children}
  </Typography>
)

/** Shows what restoring a version would change in the draft, with a button to restore it. */
export function VersionDialog({ panel, path, locale, version: id, onClose }: Props) {
  const { formatMessage, formatDate } = useIntl()
  const version = useVersion(path, locale, id)
  const modified = useForm('VersionDialog', state => state.modified)
  const { restore, busy } = useRestoreVersion(panel, path, locale)
  const [confirming, setConfirming] = useState(false)
  const message = (key: string, values = {}) => formatMessage({ id: `panel.versions.${key}` }, values)
  const loadedVersion = version && version !== 'failed' ? version : null
  const onRestore = async () => {
    if (!loadedVersion) return
    if ((modified || loadedVersion?.live) && !confirming) return setConfirming(true)
    if (await restore(loadedVersion)) onClose()
  }

  return (
    <Modal.Root open onOpenChange={open => !open && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>
            {loadedVersion
              ? message('title', {
                  date: formatDate(loadedVersion.published_on, { dateStyle: 'long', timeStyle: 'short' }),
                })
              : message('one')}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {version === null && <Loader>{message('loading')}</Loader>}
          {version === 'failed' && <Warning>{message('failed')}</Warning>}
          {loadedVersion && (
            <Flex direction="column" alignItems="stretch" gap={4}>
              {modified && <Warning>{message('unsaved')}</Warning>}
              {loadedVersion.missing.length > 0 && (
                <Warning>{message('missing', { names: loadedVersion.missing.join(', ') })}</Warning>
              )}
              <VersionChanges changes={loadedVersion.changes} />
            </Flex>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{message('cancel')}</Button>
          </Modal.Close>
          {confirming && (
            <Typography role="alert" textColor="danger600">
              {message(modified ? 'ask-unsaved' : 'ask-live')}
            </Typography>
          )}
          {loadedVersion?.restorable && loadedVersion.changes.length + Number(modified) > 0 && (
            <Button onClick={onRestore} loading={busy} variant={confirming ? 'danger' : 'default'}>
              {message(confirming ? 'restore-yes' : 'restore')}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
