import { contactMessages } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(contactMessages, 'contact-message')
