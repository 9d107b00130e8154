import { localeOfPath, plainPath } from '@bgm/i18n'
import { ButtonLink, CheckMark } from '@bgm/ui'
