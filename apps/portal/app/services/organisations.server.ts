import type { Api, Organisation, User } from '@bgm/api-client'
import type { Notifications, OrganisationBody } from '@bgm/validation'

export const getOrganisation = (api: Api): Promise<Organisation> => api.organisations.get()

export const updateOrganisation = (api: Api, data: OrganisationBody): Promise<Organisation> =>
  api.organisations.update(data)

export const switchOrganisation = (api: Api, id: string): Promise<User> => api.organisations.switchTo(id)

export const setNotifications = (api: Api, notifications: Notifications): Promise<User> =>
  api.identity.setNotifications(notifications)
