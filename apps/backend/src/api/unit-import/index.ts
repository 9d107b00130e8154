import { tendJobs } from './services/run'

export default {
  bootstrap() {
    const task = async () => {
      await tendJobs()
    }
    strapi.cron.add({ 'tend-unit-imports': { task, options: { rule: '20 * * * * *' } } })
  },
}
