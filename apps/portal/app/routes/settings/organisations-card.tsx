import { Badge, Button, Card, OrganisationMark, RowList } from '@bgm/ui'
import type { Role } from '@bgm/validation'
import { SwitchOrganisationForm } from '#app/components/switch-organisation-form'
import { useText } from '#app/text'

type Own = {
  id: string
  name: string
  role: Role
}

/** Switches between organisations like the menu in the layout, and shows the member's role in each. */
export function OrganisationsCard({
  organisations,
  active,
}: {
  organisations: Own[]
  active: string | null
}) {
  const t = useText()
  const items = organisations.map(({ id, name, role }) => ({
    key: id,
    art: <OrganisationMark />,
    title: <b className="font-semibold">{name}</b>,
    detail: t(`roles.${role}`),
    end:
      id === active ? (
        <Badge tone="ok">{t('navigation.portal.current_organisation')}</Badge>
      ) : (
        <SwitchOrganisationForm id={id}>
          <Button
            type="submit"
            size="s"
            variant="secondary"
            aria-label={t('settings.switch_named', { name })}
          >
            {t('settings.switch')}
          </Button>
        </SwitchOrganisationForm>
      ),
  }))
  return (
    <Card title={t('settings.organisations')} note={t('settings.organisations_note')}>
      <RowList items={items} />
    </Card>
  )
}
