import type { Api, Organisation, User } from '@bgm/api-client'
import type { NotificationSettings, OrganisationForm } from '@bgm/validation'

export const getOrganisation = (api: Api): Promise<Organisation> => api.organisations.get()

export const updateOrganisation = (
  api: Api,
  { block_explicit, ...data }: OrganisationForm,
): Promise<Organisation> =>
  api.organisations.update({ ...data, explicit_policy: block_explicit ? 'block' : 'allow' })

export const switchOrganisation = (api: Api, id: string): Promise<User> =>
  api.organisations.switch({ organisation: id })

export const setNotifications = (api: Api, notifications: NotificationSettings): Promise<User> =>
  api.notifications.set(notifications)
