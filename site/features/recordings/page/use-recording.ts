import type { Report } from '@frontline/openapi-validator/recordings';
import { useEffect, useRef, useState } from 'react';
import type { CheckRequest, CheckResponse } from './worker.ts';

type CheckState =
  | { phase: 'resting' }
  | { phase: 'working'; words: string; done: number; total: number }
  | { phase: 'done'; report: Report }
  | { phase: 'failed'; message: string };

const resting: CheckState = { phase: 'resting' };
const count = (number: number): string => number.toLocaleString('en');
const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

/** A web worker that checks recordings one after another; only the result of the last one is used. */
export function useRecording() {
  const [state, setState] = useState(resting);
  const worker = useRef<Worker>(undefined);
  const id = useRef(0);

  const start = () => {
    const started = new Worker(
      /* webpackChunkName: "recordings-worker" */
      new URL('./worker.ts', import.meta.url),
    );
    started.addEventListener('message', ({ data }: MessageEvent<CheckResponse>) => {
      if (data.id === id.current) setState(stateOf(data));
    });
    started.addEventListener('error', () => {
      const message = 'The checks did not load. Are you online? Try again.';
      setState({ phase: 'failed', message });
      worker.current = undefined;
    });
    return started;
  };
  useEffect(() => {
    worker.current = start();
    return () => worker.current?.terminate();
  }, []);

  const validateRecording = (recording: string | File) => {
    id.current += 1;
    setState({ phase: 'working', words: 'Checking', done: 0, total: 0 });
    const request: CheckRequest = { id: id.current, recording };
    (worker.current ??= start()).postMessage(request);
  };
  const clear = () => {
    id.current += 1;
    setState(resting);
  };
  return { state, validateRecording, clear };
}

function stateOf(response: CheckResponse): CheckState {
  if (response.kind === 'report') return { phase: 'done', report: response.report };
  if (response.kind === 'failed') return { phase: 'failed', message: response.message };
  const { step, done, total } = response;
  const amount = step === 'Read' ? mib : count;
  return { phase: 'working', words: `${step} ${amount(done)} of ${amount(total)}`, done, total };
}
