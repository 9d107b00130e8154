import { contactMessages } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(contactMessages, 'contact-message')
