import { journeys } from './journeys.ts';
import { startWebKit } from './webkit.ts';

const driver = process.env['WEBKIT_DRIVER'];
const display = process.env['XVFB_PATH'];

journeys('WebKit', driver, () =>
  startWebKit({ driver: driver ?? '', ...(display ? { display } : {}) }),
);
