import { registrations, registrationTaxFiles } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(registrations, 'registration').routes,
    ...createRoutes(registrationTaxFiles, 'tax-file').routes,
  ],
}
