import { factories } from '@strapi/strapi'
import { siteSettingActions } from '#src/site'

export default factories.createCoreController('api::site-setting.site-setting', siteSettingActions)
