import { Badge, Menu, menuItemClass, OrganisationMark } from '@bgm/ui'
import { SwitchOrganisationForm } from '#app/components/switch-organisation-form'
import { useText } from '#app/text'

type Own = {
  id: string
  name: string
}

const frame =
  'flex min-w-0 items-center gap-3 rounded-pill border-[1.5px] border-line bg-surface py-1 pr-4 pl-1.5 text-label font-semibold'

/** The active organisation, as a menu if the member has several. */
export function OrganisationMenu({ organisations, active }: { organisations: Own[]; active: Own }) {
  const t = useText()
  const name = (
    <>
      <OrganisationMark />
      <span className="truncate">{active.name}</span>
    </>
  )
  if (organisations.length < 2) return <p className={frame}>{name}</p>
  return (
    <Menu
      key={active.id}
      label={`${t('navigation.portal.switch_organisation')}: ${active.name}`}
      trigger={name}
      summaryClassName={frame}
    >
      <ul>
        {organisations.map(organisation => (
          <li key={organisation.id}>
            {organisation.id === active.id ? (
              <span className={menuItemClass}>
                <span className="min-w-0 flex-1 truncate">{organisation.name}</span>
                <Badge tone="ok">{t('navigation.portal.current_organisation')}</Badge>
              </span>
            ) : (
              <SwitchOrganisationForm id={organisation.id}>
                <button type="submit" className={menuItemClass}>
                  <span className="min-w-0 flex-1 truncate">{organisation.name}</span>
                </button>
              </SwitchOrganisationForm>
            )}
          </li>
        ))}
      </ul>
    </Menu>
  )
}
