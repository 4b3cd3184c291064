import type { Report } from '@frontline/openapi-validator/recordings';
import { useEffect, useRef, useState } from 'react';
import type { Asked, Told } from './worker.ts';

type Examination =
  | { phase: 'resting' }
  | { phase: 'working'; words: string; done: number; total: number }
  | { phase: 'done'; report: Report }
  | { phase: 'failed'; message: string };

const resting: Examination = { phase: 'resting' };
const count = new Intl.NumberFormat('en');
const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

/** A worker of the page's own that examines recordings, one after the other; the last one asked for counts. */
export function useRecording() {
  const [examination, setExamination] = useState(resting);
  const worker = useRef<Worker>(undefined);
  const question = useRef(0);

  useEffect(() => {
    const started = new Worker(
      /* webpackChunkName: "recordings-worker" */
      new URL('./worker.ts', import.meta.url),
    );
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.question === question.current) setExamination(examinationOf(data));
    });
    started.addEventListener('error', () => {
      const message =
        'The checks did not load. Check that you are online, and load this page again.';
      setExamination({ phase: 'failed', message });
    });
    return () => started.terminate();
  }, []);

  const validateRecording = (recording: string | File) => {
    question.current += 1;
    setExamination({ phase: 'working', words: 'Checking', done: 0, total: 0 });
    const asked: Asked = { question: question.current, recording };
    worker.current?.postMessage(asked);
  };
  const clear = () => {
    question.current += 1;
    setExamination(resting);
  };
  return { examination, validateRecording, clear };
}

function examinationOf(told: Told): Examination {
  if (told.kind === 'report') return { phase: 'done', report: told.report };
  if (told.kind === 'failed') return { phase: 'failed', message: told.message };
  const { step, done, total } = told;
  const amount = step === 'Read' ? mib : (number: number) => count.format(number);
  return { phase: 'working', words: `${step} ${amount(done)} of ${amount(total)}`, done, total };
}
