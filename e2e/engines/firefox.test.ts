import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';

const program = process.env['FIREFOX_PATH'];

journeys('Firefox', program, () => startFirefox(program ?? ''));
