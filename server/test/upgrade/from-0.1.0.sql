insert into analyses (id, user_id, company_id, prompt_id, request_id, trigger, status, attempt, day, engines, usage_counted, created_at, last_progress_at, finished_at, waits_for, waits_until) overriding system value values
('09985a2c-5acf-40de-9ac2-dff45612c598', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'f3939a3f-4604-4af6-b4cf-c891a7425381', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'first', 'finished', '1', '2026-03-02', '[{"ok": 5, "named": 3, "engine": "openai", "failed": 0, "planned": 5, "answered": 5}]', 'true', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null, null),
('0dc2ede4-eebe-422b-ad28-2b1482caacf7', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'f3939a3f-4604-4af6-b4cf-c891a7425381', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'c1232435-53fe-480f-8d81-a73c4da58a5f', 'manual', 'finished', '1', '2026-03-03', '[{"ok": 5, "named": 3, "engine": "openai", "failed": 0, "planned": 5, "answered": 5}]', 'true', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00', null, null),
('76f2b812-442b-4fa3-89fc-db8a81d20dcc', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'f3939a3f-4604-4af6-b4cf-c891a7425381', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '55684394-99ab-40fa-9d9a-1cd4dc9f9ded', 'manual', 'finished', '1', '2026-03-04', '[{"ok": 5, "named": 4, "engine": "openai", "failed": 0, "planned": 5, "answered": 5}]', 'true', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00', null, null),
('96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'f3939a3f-4604-4af6-b4cf-c891a7425381', 'baa85906-8335-4a9d-a705-5368bb9c801f', '9915aa5a-2632-4645-a42e-16833ca8e37e', 'manual', 'finished', '1', '2026-03-05', '[{"ok": 5, "named": 3, "engine": "openai", "failed": 0, "planned": 5, "answered": 5}]', 'true', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00', null, null),
('975733f8-9b7b-4985-9e1a-149251705aef', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'f3939a3f-4604-4af6-b4cf-c891a7425381', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'e1866722-7167-42e0-b61a-3eebc5e0f06f', 'manual', 'finished', '1', '2026-03-05', '[{"ok": 5, "named": 3, "engine": "openai", "failed": 0, "planned": 5, "answered": 5}]', 'true', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00', null, null),
('be3b0090-e8fe-4314-8d2c-14e997ef9479', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'f3939a3f-4604-4af6-b4cf-c891a7425381', 'baa85906-8335-4a9d-a705-5368bb9c801f', '774e0caa-eb23-43a7-97b5-62a0a9c3dbb4', 'manual', 'queued', '0', '2026-03-05', '[{"engine": "openai", "failed": 0, "planned": 5, "answered": 0}]', 'true', '2026-03-05 14:00:00+00', '2026-03-05 14:00:00+00', null, null, null),
('c398d99a-dfb2-4514-894b-b59bb510f4e2', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'f3939a3f-4604-4af6-b4cf-c891a7425381', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'first', 'finished', '1', '2026-03-02', '[{"ok": 5, "named": 4, "engine": "openai", "failed": 0, "planned": 5, "answered": 5}]', 'true', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null, null),
('cf01032b-bc72-462b-b2de-df453dab1c72', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'f3939a3f-4604-4af6-b4cf-c891a7425381', 'baa85906-8335-4a9d-a705-5368bb9c801f', '117ca211-6713-406a-8ebe-c0430c3b7182', 'manual', 'finished', '1', '2026-03-04', '[{"ok": 5, "named": 3, "engine": "openai", "failed": 0, "planned": 5, "answered": 5}]', 'true', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00', null, null),
('d723439b-fd66-41d8-bd6e-064f56b8c0f1', '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', '4bfc399c-d476-4978-a085-1bf9bc25d7b7', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'first', 'finished', '1', '2026-03-02', '[{"ok": 5, "named": 3, "engine": "openai", "failed": 0, "planned": 5, "answered": 5}]', 'true', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null, null),
('df59f866-5d83-48ae-906b-24163b4fae92', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'f3939a3f-4604-4af6-b4cf-c891a7425381', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'ac345791-e021-48f8-99e2-086abac6258d', 'manual', 'finished', '1', '2026-03-03', '[{"ok": 5, "named": 4, "engine": "openai", "failed": 0, "planned": 5, "answered": 5}]', 'true', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00', null, null);

insert into analysis_results (id, analysis_id, prompt_id, engine, sample, model, status, failure_kind, day, brand_present, brand_position, extractor_version, language, search_queries, input_tokens, output_tokens, searches, cost_micro_dollars, latency_ms, created_at, names_revision, refused_by_engine, reader, rules_because, reader_retried_at) overriding system value values
('018faf76-a850-4824-aee4-eacdbcd309a4', '975733f8-9b7b-4985-9e1a-149251705aef', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '1', 'scripted-1', 'ok', null, '2026-03-05', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-05 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('061657ed-620b-47f3-9d38-f219061713dc', 'd723439b-fd66-41d8-bd6e-064f56b8c0f1', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'openai', '2', 'scripted-1', 'ok', null, '2026-03-02', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '0', 'false', 'rules', 'no_model', null),
('093ea1ae-10b4-414e-a5fe-1f5041ec8a0a', '76f2b812-442b-4fa3-89fc-db8a81d20dcc', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '5', 'scripted-1', 'ok', null, '2026-03-04', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-04 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('09a538e5-8f48-4de6-814f-0f29f15a1576', '96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '1', 'scripted-1', 'ok', null, '2026-03-05', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-05 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('115110e4-3100-4850-83f6-ab82ce93ee1e', 'cf01032b-bc72-462b-b2de-df453dab1c72', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '4', 'scripted-1', 'ok', null, '2026-03-04', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-04 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('1d4607de-1ecc-4190-8823-0c550883af29', 'c398d99a-dfb2-4514-894b-b59bb510f4e2', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '2', 'scripted-1', 'ok', null, '2026-03-02', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('1e15fb8e-cd1e-4053-b5e2-3b5676a1d8df', '975733f8-9b7b-4985-9e1a-149251705aef', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '2', 'scripted-1', 'ok', null, '2026-03-05', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-05 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('1fcb9f08-d1cc-4562-8a93-ff8d04a057db', 'df59f866-5d83-48ae-906b-24163b4fae92', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '5', 'scripted-1', 'ok', null, '2026-03-03', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-03 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('260c8228-fd74-493a-a14e-c5ce5697a92f', 'c398d99a-dfb2-4514-894b-b59bb510f4e2', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '4', 'scripted-1', 'ok', null, '2026-03-02', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('28be7cc2-5dc1-416e-9782-8b1141e52dcc', 'cf01032b-bc72-462b-b2de-df453dab1c72', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '5', 'scripted-1', 'ok', null, '2026-03-04', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-04 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('299270fc-2a07-4cf9-9287-e8df862d3826', 'd723439b-fd66-41d8-bd6e-064f56b8c0f1', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'openai', '1', 'scripted-1', 'ok', null, '2026-03-02', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '0', 'false', 'rules', 'no_model', null),
('2d6839e5-a8ac-4b49-838f-5b39d27048d8', '0dc2ede4-eebe-422b-ad28-2b1482caacf7', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '1', 'scripted-1', 'ok', null, '2026-03-03', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-03 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('33e7cbca-e7db-483e-b1c0-1fb7a6343f22', '09985a2c-5acf-40de-9ac2-dff45612c598', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '3', 'scripted-1', 'ok', null, '2026-03-02', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('40a3818a-5067-4b5b-9f3a-20effa7d59cc', '09985a2c-5acf-40de-9ac2-dff45612c598', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '5', 'scripted-1', 'ok', null, '2026-03-02', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('45875ba8-805d-4319-b8c7-f1cf1aa1921b', '09985a2c-5acf-40de-9ac2-dff45612c598', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '2', 'scripted-1', 'ok', null, '2026-03-02', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('5add9e63-3118-4f50-a1db-0403eb1c2e8a', '96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '3', 'scripted-1', 'ok', null, '2026-03-05', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-05 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('5be99eb8-c965-45a2-99c5-ef5d0cb48e78', '76f2b812-442b-4fa3-89fc-db8a81d20dcc', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '4', 'scripted-1', 'ok', null, '2026-03-04', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-04 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('6141191b-0164-4936-bb46-6cc06ae7eb40', '0dc2ede4-eebe-422b-ad28-2b1482caacf7', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '5', 'scripted-1', 'ok', null, '2026-03-03', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-03 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('67ee3a54-844f-4e7e-9ecb-ae3723e3052f', '0dc2ede4-eebe-422b-ad28-2b1482caacf7', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '4', 'scripted-1', 'ok', null, '2026-03-03', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-03 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('717fc3e9-67aa-42c6-8e32-f7b2fe87fef0', 'df59f866-5d83-48ae-906b-24163b4fae92', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '2', 'scripted-1', 'ok', null, '2026-03-03', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-03 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('71e0fb54-101e-42b0-a091-808c7f739b48', 'df59f866-5d83-48ae-906b-24163b4fae92', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '3', 'scripted-1', 'ok', null, '2026-03-03', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-03 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('72dd1410-b195-4736-ab2e-fef807e26ff1', 'd723439b-fd66-41d8-bd6e-064f56b8c0f1', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'openai', '4', 'scripted-1', 'ok', null, '2026-03-02', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '0', 'false', 'rules', 'no_model', null),
('7d92722c-eb37-4a4b-a5cf-d01ddc843370', '76f2b812-442b-4fa3-89fc-db8a81d20dcc', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '2', 'scripted-1', 'ok', null, '2026-03-04', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-04 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('80a5fcce-9347-422f-9a38-5e51a0257f96', '96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '2', 'scripted-1', 'ok', null, '2026-03-05', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-05 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('876b295e-32f4-4543-8389-56012195f734', 'df59f866-5d83-48ae-906b-24163b4fae92', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '1', 'scripted-1', 'ok', null, '2026-03-03', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-03 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('9586ab6a-d2a8-4ac6-8da9-4a3885d01f2e', '975733f8-9b7b-4985-9e1a-149251705aef', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '5', 'scripted-1', 'ok', null, '2026-03-05', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-05 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('a64e8fdf-4e9e-40a3-8939-26013e6a697f', 'c398d99a-dfb2-4514-894b-b59bb510f4e2', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '3', 'scripted-1', 'ok', null, '2026-03-02', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('bc537ccf-4441-4469-85d3-83f18c9c2750', 'cf01032b-bc72-462b-b2de-df453dab1c72', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '3', 'scripted-1', 'ok', null, '2026-03-04', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-04 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('beebbb71-f42d-49f7-9c1f-3a3dde6db86a', 'cf01032b-bc72-462b-b2de-df453dab1c72', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '1', 'scripted-1', 'ok', null, '2026-03-04', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-04 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('c30b9d15-740d-42f5-b9d5-d3b38644a2be', 'df59f866-5d83-48ae-906b-24163b4fae92', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '4', 'scripted-1', 'ok', null, '2026-03-03', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-03 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('ca13181a-022a-4010-93d3-542cb8b9eca9', 'c398d99a-dfb2-4514-894b-b59bb510f4e2', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '5', 'scripted-1', 'ok', null, '2026-03-02', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('cc24be2e-7551-4621-946d-ca1812139c11', '96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '5', 'scripted-1', 'ok', null, '2026-03-05', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-05 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('d3a9a618-05a6-47e3-8f08-69b086edf2b0', '0dc2ede4-eebe-422b-ad28-2b1482caacf7', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '3', 'scripted-1', 'ok', null, '2026-03-03', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-03 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('d7c237d3-96c5-4fc5-a34c-8cf751f8793d', '09985a2c-5acf-40de-9ac2-dff45612c598', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '1', 'scripted-1', 'ok', null, '2026-03-02', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('db978e87-1af2-4057-ba66-4b84c5d8b90d', 'd723439b-fd66-41d8-bd6e-064f56b8c0f1', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'openai', '5', 'scripted-1', 'ok', null, '2026-03-02', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '0', 'false', 'rules', 'no_model', null),
('dda0b266-24bf-40a9-8a98-a4d729fb38da', '0dc2ede4-eebe-422b-ad28-2b1482caacf7', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '2', 'scripted-1', 'ok', null, '2026-03-03', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-03 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('df15ebf9-b3d2-471b-b514-73ea01a44478', 'c398d99a-dfb2-4514-894b-b59bb510f4e2', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '1', 'scripted-1', 'ok', null, '2026-03-02', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('e437dcb5-4c39-4180-a670-4a1ce8364fc1', '975733f8-9b7b-4985-9e1a-149251705aef', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '4', 'scripted-1', 'ok', null, '2026-03-05', 'true', '2', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-05 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('e57e92b1-7ee9-4927-bb55-80baa81b1196', '76f2b812-442b-4fa3-89fc-db8a81d20dcc', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '1', 'scripted-1', 'ok', null, '2026-03-04', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-04 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('e9f2f2b4-1f32-4b66-b34a-d7f8af9d2401', '96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '4', 'scripted-1', 'ok', null, '2026-03-05', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-05 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('ebc3d335-2915-498e-b495-b56c62a24c82', 'd723439b-fd66-41d8-bd6e-064f56b8c0f1', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'openai', '3', 'scripted-1', 'ok', null, '2026-03-02', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '0', 'false', 'rules', 'no_model', null),
('ed16d8a9-d52b-477e-a9bf-a27f45a28b46', '76f2b812-442b-4fa3-89fc-db8a81d20dcc', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '3', 'scripted-1', 'ok', null, '2026-03-04', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-04 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('f4aac569-4309-4877-aa0b-1b45f2b36413', '975733f8-9b7b-4985-9e1a-149251705aef', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '3', 'scripted-1', 'ok', null, '2026-03-05', 'true', '1', '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-05 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('f89caaa6-b877-4416-819e-75048b050c49', 'cf01032b-bc72-462b-b2de-df453dab1c72', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'openai', '2', 'scripted-1', 'ok', null, '2026-03-04', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-04 09:00:00+00', '1', 'false', 'rules', 'no_model', null),
('fc30c4e1-283d-4315-818c-ae15666fe06c', '09985a2c-5acf-40de-9ac2-dff45612c598', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'openai', '4', 'scripted-1', 'ok', null, '2026-03-02', 'false', null, '13', 'it', '[]', '10', '20', '0', '700', '0', '2026-03-02 09:00:00+00', '1', 'false', 'rules', 'no_model', null);

insert into analysis_usage (user_id, analyses_used, last_update, starts_day, starts_of_day, booked_analysis_id) overriding system value values
('7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', '1', null, '2026-03-02', '1', 'd723439b-fd66-41d8-bd6e-064f56b8c0f1'),
('d3184f05-314f-4c93-99d1-ea3e383bee0a', '9', null, '2026-03-05', '3', 'be3b0090-e8fe-4314-8d2c-14e997ef9479');

insert into answer_texts (result_id, prompt_id, text, created_at) overriding system value values
('018faf76-a850-4824-aee4-eacdbcd309a4', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-05 09:00:00+00'),
('061657ed-620b-47f3-9d38-f219061713dc', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-02 09:00:00+00'),
('093ea1ae-10b4-414e-a5fe-1f5041ec8a0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-04 09:00:00+00'),
('09a538e5-8f48-4de6-814f-0f29f15a1576', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-05 09:00:00+00'),
('115110e4-3100-4850-83f6-ab82ce93ee1e', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-04 09:00:00+00'),
('1d4607de-1ecc-4190-8823-0c550883af29', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-02 09:00:00+00'),
('1e15fb8e-cd1e-4053-b5e2-3b5676a1d8df', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-05 09:00:00+00'),
('1fcb9f08-d1cc-4562-8a93-ff8d04a057db', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-03 09:00:00+00'),
('260c8228-fd74-493a-a14e-c5ce5697a92f', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-02 09:00:00+00'),
('28be7cc2-5dc1-416e-9782-8b1141e52dcc', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-04 09:00:00+00'),
('299270fc-2a07-4cf9-9287-e8df862d3826', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-02 09:00:00+00'),
('2d6839e5-a8ac-4b49-838f-5b39d27048d8', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-03 09:00:00+00'),
('33e7cbca-e7db-483e-b1c0-1fb7a6343f22', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-02 09:00:00+00'),
('40a3818a-5067-4b5b-9f3a-20effa7d59cc', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-02 09:00:00+00'),
('45875ba8-805d-4319-b8c7-f1cf1aa1921b', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-02 09:00:00+00'),
('5add9e63-3118-4f50-a1db-0403eb1c2e8a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-05 09:00:00+00'),
('5be99eb8-c965-45a2-99c5-ef5d0cb48e78', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-04 09:00:00+00'),
('6141191b-0164-4936-bb46-6cc06ae7eb40', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-03 09:00:00+00'),
('67ee3a54-844f-4e7e-9ecb-ae3723e3052f', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-03 09:00:00+00'),
('717fc3e9-67aa-42c6-8e32-f7b2fe87fef0', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-03 09:00:00+00'),
('71e0fb54-101e-42b0-a091-808c7f739b48', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-03 09:00:00+00'),
('72dd1410-b195-4736-ab2e-fef807e26ff1', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-02 09:00:00+00'),
('7d92722c-eb37-4a4b-a5cf-d01ddc843370', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-04 09:00:00+00'),
('80a5fcce-9347-422f-9a38-5e51a0257f96', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-05 09:00:00+00'),
('876b295e-32f4-4543-8389-56012195f734', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-03 09:00:00+00'),
('9586ab6a-d2a8-4ac6-8da9-4a3885d01f2e', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-05 09:00:00+00'),
('a64e8fdf-4e9e-40a3-8939-26013e6a697f', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-02 09:00:00+00'),
('bc537ccf-4441-4469-85d3-83f18c9c2750', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-04 09:00:00+00'),
('beebbb71-f42d-49f7-9c1f-3a3dde6db86a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-04 09:00:00+00'),
('c30b9d15-740d-42f5-b9d5-d3b38644a2be', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-03 09:00:00+00'),
('ca13181a-022a-4010-93d3-542cb8b9eca9', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-02 09:00:00+00'),
('cc24be2e-7551-4621-946d-ca1812139c11', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-05 09:00:00+00'),
('d3a9a618-05a6-47e3-8f08-69b086edf2b0', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-03 09:00:00+00'),
('d7c237d3-96c5-4fc5-a34c-8cf751f8793d', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-02 09:00:00+00'),
('db978e87-1af2-4057-ba66-4b84c5d8b90d', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-02 09:00:00+00'),
('dda0b266-24bf-40a9-8a98-a4d729fb38da', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-03 09:00:00+00'),
('df15ebf9-b3d2-471b-b514-73ea01a44478', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-02 09:00:00+00'),
('e437dcb5-4c39-4180-a670-4a1ce8364fc1', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Hosting Rossi**
', '2026-03-05 09:00:00+00'),
('e57e92b1-7ee9-4927-bb55-80baa81b1196', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-04 09:00:00+00'),
('e9f2f2b4-1f32-4b66-b34a-d7f8af9d2401', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-05 09:00:00+00'),
('ebc3d335-2915-498e-b495-b56c62a24c82', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-02 09:00:00+00'),
('ed16d8a9-d52b-477e-a9bf-a27f45a28b46', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-04 09:00:00+00'),
('f4aac569-4309-4877-aa0b-1b45f2b36413', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Hosting Rossi**
2. **Tiscali**
', '2026-03-05 09:00:00+00'),
('f89caaa6-b877-4416-819e-75048b050c49', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-04 09:00:00+00'),
('fc30c4e1-283d-4315-818c-ae15666fe06c', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'Ecco alcune aziende:

1. **Aruba**
2. **Tiscali**
', '2026-03-02 09:00:00+00');

insert into audit_log (id, user_id, kind, session_id, created_at, subject, pseudonym, target_user_id) overriding system value values
('1', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'signed_in', '86cd994e-3bf6-421e-9a7f-312282bb2fec', '2026-03-02 09:00:00+00', null, null, null),
('2', '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', 'signed_in', '88da6a81-44ce-402e-8b0e-5d0691a032ac', '2026-03-02 09:00:00+00', null, null, null),
('3', 'cb6ec2ba-b168-45d4-bd00-96c65f79bf5f', 'signed_in', '3e6ee693-a97b-452e-bd32-a0c7ffa6c091', '2026-03-02 09:00:00+00', null, null, null),
('4', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'signed_in', '40ec1361-1283-4ea3-aa02-f96b8af7b683', '2026-03-03 09:00:00+00', null, null, null),
('5', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'signed_in', '4401bb2f-a70d-411f-b5e3-a776ae1350d1', '2026-03-04 09:00:00+00', null, null, null),
('6', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'signed_in', '02e041dd-a6e4-4a5c-852e-47de5c8d92fe', '2026-03-05 09:00:00+00', null, null, null),
('7', 'cb6ec2ba-b168-45d4-bd00-96c65f79bf5f', 'signed_in', 'bef65e2b-169c-4d4e-997f-43d0b62efe0f', '2026-03-05 09:00:00+00', null, null, null),
('8', 'cb6ec2ba-b168-45d4-bd00-96c65f79bf5f', 'limits_set', 'bef65e2b-169c-4d4e-997f-43d0b62efe0f', '2026-03-05 09:00:00+00', 'companies=plan prompts=7 task-lists=plan analysis=plan', null, '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a'),
('9', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'signed_in', '0a0a7306-5215-46b6-a2c9-12ac440edc55', '2026-03-05 14:00:00+00', null, null, null);

insert into billing_info (user_id, customer_type, country, first_name, last_name, address, city, postal_code, fiscal_code, company_name, vat_number, sdi_code, created_at, updated_at) overriding system value values
('d3184f05-314f-4c93-99d1-ea3e383bee0a', 'private', 'IT', 'Ada', 'Bianchi', 'Via Roma 1', 'Torino', '10121', 'RSSMRA85T10A562S', null, null, null, '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');

insert into companies (id, user_id, name, website_url, description, aliases, ignored_names, created_at, archived_at, competitor_aliases, names_revision, excluded_engines) overriding system value values
('4bfc399c-d476-4978-a085-1bf9bc25d7b7', '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', 'Hosting Rossi', 'https://hosting-rossi.it', null, '[]', '[]', '2026-03-02 09:00:00+00', null, '[]', '0', '[]'),
('f3939a3f-4604-4af6-b4cf-c891a7425381', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'Hosting Rossi', 'https://hosting-rossi.it', null, '["Rossi Hosting"]', '[]', '2026-03-02 09:00:00+00', null, '[{"name": "Aruba", "aliases": ["Aruba Cloud"]}]', '1', '[]');

insert into company_pages (company_id, url, facts, read_at) overriding system value values
('f3939a3f-4604-4af6-b4cf-c891a7425381', 'https://hosting-rossi.it', null, '2026-03-05 09:00:00+00');

insert into emails (id, user_id, kind, recipient, subject, html, text, status, attempts, created_at, delivered_at, last_error, reply_to) overriding system value values
('23821cbb-cae5-419c-8889-44472d066ef4', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'payment-received', 'ada@esempio.it', 'Pagamento ricevuto: documento 944E8C75-0001', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" lang="it"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><meta name="color-scheme" content="light"/><title>Pagamento ricevuto: documento 944E8C75-0001</title></head><body style="background-color:#F7F8F6;margin:0;padding:0"><!--$--><!--html--><!--head--><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">99,00 € per il piano Guru.<div> ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿</div></div><!--body--><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="margin:0;padding:32px 12px;background-color:#F7F8F6;font-family:&quot;IBM Plex Sans&quot;, &quot;Segoe UI&quot;, system-ui, -apple-system, Helvetica, Arial, sans-serif"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:520px;padding:32px;background-color:#FFFFFF;border:1px solid #E1E5E1;border-radius:12px"><tbody><tr style="width:100%"><td><p style="font-size:18px;line-height:24px;margin:0 0 28px;font-weight:600;color:#15201E;margin-top:0;margin-right:0;margin-bottom:28px;margin-left:0"><span style="color:#0B5C70">«</span> <span style="background-color:#FFE873;padding:1px 5px;border-radius:2px">Citato</span></p><h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;color:#15201E">Pagamento ricevuto: documento 944E8C75-0001</h1><p style="font-size:15px;line-height:24px;margin:0 0 16px;color:#15201E;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Ciao Ada,</p><p style="font-size:15px;line-height:24px;margin:0 0 16px;color:#15201E;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">abbiamo ricevuto il tuo pagamento per il piano Guru, periodo dal 2 marzo 2026 al 2 aprile 2026. Grazie!</p><p style="font-size:15px;line-height:24px;margin:0 0 16px;color:#15201E;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Documento n. 944E8C75-0001: 99,00 €, di cui 17,85 € di IVA.</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="margin:8px 0 24px"><tbody><tr><td><a href="http://localhost:3000/profile?tab=billing" style="line-height:20px;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;padding:12px 20px;border-radius:7px;background-color:#0B5C70;color:#FFFFFF;font-size:15px;font-weight:500;padding-top:12px;padding-right:20px;padding-bottom:12px;padding-left:20px" target="_blank"><span><!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px">Vai alla fatturazione</span><span><!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]--></span></a><p data-skip-in-text="true" style="font-size:13px;line-height:20px;margin:16px 0 0;color:#4D5A57;margin-top:16px;margin-right:0;margin-bottom:0;margin-left:0">Se il pulsante non si apre, copia questo indirizzo nel browser:<br/><a href="http://localhost:3000/profile?tab=billing" style="color:#0B5C70;text-decoration-line:none;word-break:break-all" target="_blank">http://localhost:3000/profile?tab=billing</a></p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table><!--/$--></body></html>', '« Citato


Pagamento ricevuto: documento 944E8C75-0001

Ciao Ada,

abbiamo ricevuto il tuo pagamento per il piano Guru, periodo dal 2 marzo 2026 al 2 aprile 2026. Grazie!

Documento n. 944E8C75-0001: 99,00 €, di cui 17,85 € di IVA.

Vai alla fatturazione http://localhost:3000/profile?tab=billing', 'delivered', '1', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null, null),
('bf1c512e-12e8-460c-af45-53725ab2e79c', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'plan-active', 'ada@esempio.it', 'Il tuo piano Guru è attivo', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" lang="it"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><meta name="color-scheme" content="light"/><title>Il tuo piano Guru è attivo</title></head><body style="background-color:#F7F8F6;margin:0;padding:0"><!--$--><!--html--><!--head--><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">Puoi seguire fino a 5 aziende e 50 prompt.<div> ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿</div></div><!--body--><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="margin:0;padding:32px 12px;background-color:#F7F8F6;font-family:&quot;IBM Plex Sans&quot;, &quot;Segoe UI&quot;, system-ui, -apple-system, Helvetica, Arial, sans-serif"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:520px;padding:32px;background-color:#FFFFFF;border:1px solid #E1E5E1;border-radius:12px"><tbody><tr style="width:100%"><td><p style="font-size:18px;line-height:24px;margin:0 0 28px;font-weight:600;color:#15201E;margin-top:0;margin-right:0;margin-bottom:28px;margin-left:0"><span style="color:#0B5C70">«</span> <span style="background-color:#FFE873;padding:1px 5px;border-radius:2px">Citato</span></p><h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;color:#15201E">Il tuo piano Guru è attivo</h1><p style="font-size:15px;line-height:24px;margin:0 0 16px;color:#15201E;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Ciao Ada,</p><p style="font-size:15px;line-height:24px;margin:0 0 16px;color:#15201E;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">il tuo piano Guru è attivo. Puoi seguire fino a 5 aziende e 50 prompt, con un’analisi al giorno e una task list per ogni prompt.</p><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="margin:8px 0 24px"><tbody><tr><td><a href="http://localhost:3000" style="line-height:20px;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;padding:12px 20px;border-radius:7px;background-color:#0B5C70;color:#FFFFFF;font-size:15px;font-weight:500;padding-top:12px;padding-right:20px;padding-bottom:12px;padding-left:20px" target="_blank"><span><!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px">Vai alla dashboard</span><span><!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]--></span></a><p data-skip-in-text="true" style="font-size:13px;line-height:20px;margin:16px 0 0;color:#4D5A57;margin-top:16px;margin-right:0;margin-bottom:0;margin-left:0">Se il pulsante non si apre, copia questo indirizzo nel browser:<br/><a href="http://localhost:3000" style="color:#0B5C70;text-decoration-line:none;word-break:break-all" target="_blank">http://localhost:3000</a></p></td></tr></tbody></table><p style="font-size:13px;line-height:20px;margin:0 0 16px;color:#4D5A57;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">Il piano si cambia o si cancella quando vuoi dal profilo, alla voce «Piano».</p></td></tr></tbody></table></td></tr></tbody></table><!--/$--></body></html>', '« Citato


Il tuo piano Guru è attivo

Ciao Ada,

il tuo piano Guru è attivo. Puoi seguire fino a 5 aziende e 50 prompt, con un’analisi al giorno e una task list per ogni prompt.

Vai alla dashboard http://localhost:3000

Il piano si cambia o si cancella quando vuoi dal profilo, alla voce «Piano».', 'delivered', '1', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null, null);

insert into engine_calls (id, user_id, prompt_id, analysis_id, purpose, engine, model, estimated_cost_micro_dollars, cost_micro_dollars, status, started_at, finished_at) overriding system value values
('039d24cf-2d02-40b1-ac35-21e42b5c3e7e', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'c398d99a-dfb2-4514-894b-b59bb510f4e2', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('057ee371-e57d-472f-aea7-bd8693abeb28', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'cf01032b-bc72-462b-b2de-df453dab1c72', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00'),
('07bd1492-6fd9-4b97-8ec8-41d78090f190', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', '96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00'),
('0afc7eba-b3ae-4516-bb38-4d3a786936f2', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'c398d99a-dfb2-4514-894b-b59bb510f4e2', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('0c0a2539-18f5-4d3a-a454-90de9c51542c', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '76f2b812-442b-4fa3-89fc-db8a81d20dcc', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00'),
('12160535-c65e-4a86-a559-ee18ca74b3be', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '09985a2c-5acf-40de-9ac2-dff45612c598', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('149faab8-b896-4bc6-ab29-177e0f074e5c', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'df59f866-5d83-48ae-906b-24163b4fae92', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00'),
('1a1e9708-acd2-4346-a1f3-66881d186789', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'df59f866-5d83-48ae-906b-24163b4fae92', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00'),
('20c91404-42b3-40c0-a8f0-1438341dd488', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '975733f8-9b7b-4985-9e1a-149251705aef', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00'),
('29e3aab7-fa3f-450c-97db-21556006b16b', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', '96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00'),
('2b108ae0-2425-40e5-8249-5b486de24bb5', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '975733f8-9b7b-4985-9e1a-149251705aef', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00'),
('2dfb4eb5-06b3-4ea0-8aae-44801353c47f', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'c398d99a-dfb2-4514-894b-b59bb510f4e2', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('3d88946b-f8d1-4c9a-8553-0117a587dff1', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '09985a2c-5acf-40de-9ac2-dff45612c598', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('3eead3e7-b461-4bb8-a018-e3539db22434', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'c398d99a-dfb2-4514-894b-b59bb510f4e2', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('40413d96-543c-4d1c-828d-386b864ecf7f', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '76f2b812-442b-4fa3-89fc-db8a81d20dcc', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00'),
('4cfa5f1a-5477-4622-b878-3d50f545c525', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'df59f866-5d83-48ae-906b-24163b4fae92', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00'),
('528a54f9-2618-4ca9-aef8-f8607c368fd4', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '0dc2ede4-eebe-422b-ad28-2b1482caacf7', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00'),
('575bbb4b-3c35-425f-bad0-0ac5714d3d3f', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'c398d99a-dfb2-4514-894b-b59bb510f4e2', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('58d1c552-6886-4bb7-ae75-3ac9160985d0', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'cf01032b-bc72-462b-b2de-df453dab1c72', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00'),
('5e6cf902-91f1-425b-b572-16de3add169d', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'cf01032b-bc72-462b-b2de-df453dab1c72', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00'),
('62f54615-99eb-40e7-bb92-ee46cc73d3d9', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '975733f8-9b7b-4985-9e1a-149251705aef', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00'),
('63f8ccae-dc2c-4038-9549-6b63000e2570', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '975733f8-9b7b-4985-9e1a-149251705aef', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00'),
('6c7c5c13-805d-4d21-a408-5bb3f9337349', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '09985a2c-5acf-40de-9ac2-dff45612c598', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('711c6474-f0a8-4459-bf8f-6bf983353e24', '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'd723439b-fd66-41d8-bd6e-064f56b8c0f1', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('79050a59-0064-4349-8782-9f78555c91fa', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '76f2b812-442b-4fa3-89fc-db8a81d20dcc', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00'),
('887abb11-98fb-452d-9a47-f63f836fc287', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '09985a2c-5acf-40de-9ac2-dff45612c598', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('8f9ed14d-a6a9-45b3-b9f1-6c6da00aac12', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '0dc2ede4-eebe-422b-ad28-2b1482caacf7', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00'),
('91109f2b-6456-4926-b07e-3aebbeb3b8dd', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', '96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00'),
('96064f75-64a9-483f-be35-004a0f0d0f9b', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'df59f866-5d83-48ae-906b-24163b4fae92', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00'),
('98d93f43-cc7b-4dd6-93e1-24de37f617a0', '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'd723439b-fd66-41d8-bd6e-064f56b8c0f1', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('9b390d4c-b56f-4ef4-bf69-f3225dab7310', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '76f2b812-442b-4fa3-89fc-db8a81d20dcc', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00'),
('a6ac8638-8eb6-40c4-ae92-d188c5c95dd7', '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'd723439b-fd66-41d8-bd6e-064f56b8c0f1', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('abcacd41-6762-4853-8347-8172430a4bbc', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', '96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00'),
('b14b6ef8-1315-4120-a62e-23b362f71c5e', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'cf01032b-bc72-462b-b2de-df453dab1c72', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00'),
('b58aa200-cace-4971-bf70-f65b9641cb8d', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '76f2b812-442b-4fa3-89fc-db8a81d20dcc', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00'),
('bf63cc63-2aca-43fb-b4c3-ee315a8f391f', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'df59f866-5d83-48ae-906b-24163b4fae92', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00'),
('c02314e3-5cb1-46a6-982f-c183e5977cbd', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '0dc2ede4-eebe-422b-ad28-2b1482caacf7', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00'),
('c089c6b4-d383-4de2-a9ba-e74e8bbcc63e', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '975733f8-9b7b-4985-9e1a-149251705aef', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00'),
('c26e0287-4976-4975-a326-caef2f966edb', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '0dc2ede4-eebe-422b-ad28-2b1482caacf7', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00'),
('d72fa961-5df2-44d7-b68c-35db31efdecb', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', '96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00'),
('d79f8041-0260-4251-8947-1341645d27a1', '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'd723439b-fd66-41d8-bd6e-064f56b8c0f1', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('e6035114-f1a9-4631-b68f-30df66eb5b20', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '0dc2ede4-eebe-422b-ad28-2b1482caacf7', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00'),
('e9fd4e16-c6ea-44cd-8f0f-b3a05ba0a40a', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '09985a2c-5acf-40de-9ac2-dff45612c598', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('eae542ca-4fa3-45be-985f-456a66b231a6', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'cf01032b-bc72-462b-b2de-df453dab1c72', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00'),
('fbd695be-a106-4bb6-a01a-3427180a9c00', '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', 'd723439b-fd66-41d8-bd6e-064f56b8c0f1', 'answer', 'openai', 'openai-scripted', '1000', '700', 'ok', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');

insert into entitlements (user_id, plan_id, custom_max_companies, custom_max_prompts, custom_task_lists_enabled, custom_prompt_analysis_enabled, pending_plan_id, text_days, text_days_until) overriding system value values
('7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', 'free', null, '7', null, null, null, null, null),
('cb6ec2ba-b168-45d4-bd00-96c65f79bf5f', 'free', null, null, null, null, null, null, null),
('d3184f05-314f-4c93-99d1-ea3e383bee0a', 'guru', null, null, null, null, null, null, null);

insert into invoices (provider, invoice_id, user_id, number, status, currency, amount_cents, tax_cents, issued_at, paid_at, period_start, period_end, plan_id, hosted_url, pdf_url, payer_name, bill_to, settled_at, told_attempts, told_at, due_cents, paid_cents) overriding system value values
('sandbox', 'in_fe189e1be84c5b7fee050e568ad0b0e0', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '944E8C75-0001', 'paid', 'eur', '9900', '1785', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', '2026-04-02 09:00:00+00', 'guru', null, null, 'Ada Bianchi', '{"city": "Torino", "address": "Via Roma 1", "country": "IT", "sdiCode": null, "lastName": "Bianchi", "firstName": "Ada", "vatNumber": null, "fiscalCode": "RSSMRA85T10A562S", "postalCode": "10121", "companyName": null, "customerType": "private"}', '2026-03-02 09:00:00+00', '0', null, '9900', '9900');

insert into jobs (id, sequence, kind, payload, singleton_key, group_id, retry_limit, state, run_at, attempt, faults, deaths, started_at, lease_until, created_at, is_urgent) overriding system value values
('2765b0cc-23c3-4e73-a61d-9e7ade63d773', '40', 'webhooks.deliver-message', '{"deliveryId": "94d84113-d98e-496a-a2d6-d5030bc4a782"}', null, 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '10', 'waiting', '2026-03-05 09:30:00+00', '3', '0', '0', '2026-03-05 09:00:00+00', null, '2026-03-03 09:00:00+00', 'false'),
('7c2937ef-2c0c-49c4-8013-b5304bee600d', '57', 'analysis.run-analysis', '{"analysisId": "be3b0090-e8fe-4314-8d2c-14e997ef9479"}', null, 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '4', 'waiting', '2026-03-05 14:00:00+00', '0', '0', '0', null, null, '2026-03-05 14:00:00+00', 'true'),
('94f7692b-8b04-45b1-a44a-1c5b0f6ea4db', '55', 'webhooks.deliver-message', '{"deliveryId": "20814ab4-b571-4d9d-870b-6a5549bcd6a1"}', null, 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '10', 'waiting', '2026-03-05 09:00:05+00', '1', '0', '0', '2026-03-05 09:00:00+00', null, '2026-03-05 09:00:00+00', 'false'),
('9cc367df-67fb-40b2-9c96-192476872499', '47', 'webhooks.deliver-message', '{"deliveryId": "9889cacf-6d53-4ab7-bb8c-6fdb7e067764"}', null, 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '10', 'waiting', '2026-03-05 09:05:00+00', '2', '0', '0', '2026-03-05 09:00:00+00', null, '2026-03-04 09:00:00+00', 'false'),
('dde84714-8a35-4486-a8a2-4d0306be57c1', '48', 'webhooks.deliver-message', '{"deliveryId": "a21eb140-8bc7-4993-b1c1-7ea90ddf25ae"}', null, 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '10', 'waiting', '2026-03-05 09:05:00+00', '2', '0', '0', '2026-03-05 09:00:00+00', null, '2026-03-04 09:00:00+00', 'false'),
('ec5a5311-d963-41fa-bee5-6968a761ac57', '39', 'webhooks.deliver-message', '{"deliveryId": "81714247-56db-4d6c-b423-f19d677d0cf6"}', null, 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '10', 'waiting', '2026-03-05 09:30:00+00', '3', '0', '0', '2026-03-05 09:00:00+00', null, '2026-03-03 09:00:00+00', 'false'),
('f49b31a2-0eaf-4203-a270-a3992ecd9a0a', '56', 'webhooks.deliver-message', '{"deliveryId": "febf4296-8065-4e32-bac3-acc4d3222d08"}', null, 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '10', 'waiting', '2026-03-05 09:00:05+00', '1', '0', '0', '2026-03-05 09:00:00+00', null, '2026-03-05 09:00:00+00', 'false');

insert into list_revisions (user_id, stripe, revision, raised_by) overriding system value values
('7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', '2', '5', '900'),
('d3184f05-314f-4c93-99d1-ea3e383bee0a', '1', '31', '1081');

insert into mentions (result_id, company_key, name, is_own, "position", occurrences, sentiment, aspects, spans) overriding system value values
('018faf76-a850-4824-aee4-eacdbcd309a4', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('018faf76-a850-4824-aee4-eacdbcd309a4', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('061657ed-620b-47f3-9d38-f219061713dc', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('061657ed-620b-47f3-9d38-f219061713dc', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('093ea1ae-10b4-414e-a5fe-1f5041ec8a0a', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('093ea1ae-10b4-414e-a5fe-1f5041ec8a0a', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('09a538e5-8f48-4de6-814f-0f29f15a1576', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('09a538e5-8f48-4de6-814f-0f29f15a1576', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('115110e4-3100-4850-83f6-ab82ce93ee1e', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('115110e4-3100-4850-83f6-ab82ce93ee1e', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('1d4607de-1ecc-4190-8823-0c550883af29', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('1d4607de-1ecc-4190-8823-0c550883af29', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('1e15fb8e-cd1e-4053-b5e2-3b5676a1d8df', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('1e15fb8e-cd1e-4053-b5e2-3b5676a1d8df', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('1fcb9f08-d1cc-4562-8a93-ff8d04a057db', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('1fcb9f08-d1cc-4562-8a93-ff8d04a057db', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('260c8228-fd74-493a-a14e-c5ce5697a92f', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('260c8228-fd74-493a-a14e-c5ce5697a92f', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('28be7cc2-5dc1-416e-9782-8b1141e52dcc', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('28be7cc2-5dc1-416e-9782-8b1141e52dcc', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('299270fc-2a07-4cf9-9287-e8df862d3826', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('299270fc-2a07-4cf9-9287-e8df862d3826', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('2d6839e5-a8ac-4b49-838f-5b39d27048d8', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('2d6839e5-a8ac-4b49-838f-5b39d27048d8', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('33e7cbca-e7db-483e-b1c0-1fb7a6343f22', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('33e7cbca-e7db-483e-b1c0-1fb7a6343f22', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('40a3818a-5067-4b5b-9f3a-20effa7d59cc', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('40a3818a-5067-4b5b-9f3a-20effa7d59cc', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('45875ba8-805d-4319-b8c7-f1cf1aa1921b', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('45875ba8-805d-4319-b8c7-f1cf1aa1921b', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('5add9e63-3118-4f50-a1db-0403eb1c2e8a', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('5add9e63-3118-4f50-a1db-0403eb1c2e8a', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('5be99eb8-c965-45a2-99c5-ef5d0cb48e78', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('5be99eb8-c965-45a2-99c5-ef5d0cb48e78', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('6141191b-0164-4936-bb46-6cc06ae7eb40', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('6141191b-0164-4936-bb46-6cc06ae7eb40', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('67ee3a54-844f-4e7e-9ecb-ae3723e3052f', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('67ee3a54-844f-4e7e-9ecb-ae3723e3052f', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('717fc3e9-67aa-42c6-8e32-f7b2fe87fef0', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('717fc3e9-67aa-42c6-8e32-f7b2fe87fef0', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('71e0fb54-101e-42b0-a091-808c7f739b48', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('71e0fb54-101e-42b0-a091-808c7f739b48', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('72dd1410-b195-4736-ab2e-fef807e26ff1', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('72dd1410-b195-4736-ab2e-fef807e26ff1', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('7d92722c-eb37-4a4b-a5cf-d01ddc843370', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('7d92722c-eb37-4a4b-a5cf-d01ddc843370', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('80a5fcce-9347-422f-9a38-5e51a0257f96', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('80a5fcce-9347-422f-9a38-5e51a0257f96', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('876b295e-32f4-4543-8389-56012195f734', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('876b295e-32f4-4543-8389-56012195f734', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('9586ab6a-d2a8-4ac6-8da9-4a3885d01f2e', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('9586ab6a-d2a8-4ac6-8da9-4a3885d01f2e', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('a64e8fdf-4e9e-40a3-8939-26013e6a697f', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('a64e8fdf-4e9e-40a3-8939-26013e6a697f', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('bc537ccf-4441-4469-85d3-83f18c9c2750', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('bc537ccf-4441-4469-85d3-83f18c9c2750', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('beebbb71-f42d-49f7-9c1f-3a3dde6db86a', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('beebbb71-f42d-49f7-9c1f-3a3dde6db86a', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('c30b9d15-740d-42f5-b9d5-d3b38644a2be', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('c30b9d15-740d-42f5-b9d5-d3b38644a2be', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('ca13181a-022a-4010-93d3-542cb8b9eca9', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('ca13181a-022a-4010-93d3-542cb8b9eca9', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('cc24be2e-7551-4621-946d-ca1812139c11', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('cc24be2e-7551-4621-946d-ca1812139c11', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('d3a9a618-05a6-47e3-8f08-69b086edf2b0', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('d3a9a618-05a6-47e3-8f08-69b086edf2b0', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('d7c237d3-96c5-4fc5-a34c-8cf751f8793d', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('d7c237d3-96c5-4fc5-a34c-8cf751f8793d', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('db978e87-1af2-4057-ba66-4b84c5d8b90d', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('db978e87-1af2-4057-ba66-4b84c5d8b90d', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('dda0b266-24bf-40a9-8a98-a4d729fb38da', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('dda0b266-24bf-40a9-8a98-a4d729fb38da', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('df15ebf9-b3d2-471b-b514-73ea01a44478', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('df15ebf9-b3d2-471b-b514-73ea01a44478', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('e437dcb5-4c39-4180-a670-4a1ce8364fc1', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('e437dcb5-4c39-4180-a670-4a1ce8364fc1', 'hostingrossi', 'Hosting Rossi', 'true', '2', '1', 'neutral', '[]', '[{"end": 53, "tone": null, "start": 40}]'),
('e57e92b1-7ee9-4927-bb55-80baa81b1196', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('e57e92b1-7ee9-4927-bb55-80baa81b1196', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('e9f2f2b4-1f32-4b66-b34a-d7f8af9d2401', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('e9f2f2b4-1f32-4b66-b34a-d7f8af9d2401', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('ebc3d335-2915-498e-b495-b56c62a24c82', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('ebc3d335-2915-498e-b495-b56c62a24c82', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('ed16d8a9-d52b-477e-a9bf-a27f45a28b46', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('ed16d8a9-d52b-477e-a9bf-a27f45a28b46', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('f4aac569-4309-4877-aa0b-1b45f2b36413', 'hostingrossi', 'Hosting Rossi', 'true', '1', '1', 'neutral', '[]', '[{"end": 40, "tone": null, "start": 27}]'),
('f4aac569-4309-4877-aa0b-1b45f2b36413', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 55, "tone": null, "start": 48}]'),
('f89caaa6-b877-4416-819e-75048b050c49', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('f89caaa6-b877-4416-819e-75048b050c49', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]'),
('fc30c4e1-283d-4315-818c-ae15666fe06c', 'aruba', 'Aruba', 'false', '1', '1', 'neutral', '[]', '[{"end": 32, "tone": null, "start": 27}]'),
('fc30c4e1-283d-4315-818c-ae15666fe06c', 'tiscali', 'Tiscali', 'false', '2', '1', 'neutral', '[]', '[{"end": 47, "tone": null, "start": 40}]');

insert into monitoring_data (id, prompt_id, user_id, mentioned_companies, other_companies_count, other_companies_mentions, total_responses, refused_responses, empty_responses, failed_responses, total_analyses, recent_analyses, own_mentions, own_position_sum, own_position_square_sum, own_sentiment, own_tones, engines, period_start, period_end, collection_start_date, last_updated, change, stability, missing_by_engine) overriding system value values
('139ae126-6cd3-402e-93a9-c2c0d7f3d852', '5c0463d3-a64c-453b-ad6e-817b1b7c9c42', '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', '[{"key": "tiscali", "name": "Tiscali", "rank": 1, "isOwn": false, "mentions": 4, "sentiment": [{"tone": "neutral", "count": 4, "label": "neutrale"}], "occurrences": 4, "positionLow": 2, "positionHigh": 2, "sharePercent": 40, "averagePosition": 2}, {"key": "aruba", "name": "Aruba", "rank": 2, "isOwn": false, "mentions": 3, "sentiment": [{"tone": "neutral", "count": 3, "label": "neutrale"}], "occurrences": 3, "positionLow": 1, "positionHigh": 1, "sharePercent": 30, "averagePosition": 1}, {"key": "hostingrossi", "name": "Hosting Rossi", "rank": 3, "isOwn": true, "mentions": 3, "sentiment": [{"tone": "neutral", "count": 3, "label": "neutrale"}], "occurrences": 3, "positionLow": 1, "positionHigh": 2.7676, "sharePercent": 30, "averagePosition": 1.3333333333333333}]', '0', '0', '5', '0', '0', '0', '1', '[true]', '3', '4', '6', '[{"tone": "neutral", "count": 3, "label": "neutrale"}]', '{"neutral": 3, "unknown": 0, "negative": 0, "positive": 0}', '["openai"]', '2026-01-31 23:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null, '{"pairs": 10, "percent": 46.666666666666664}', '[]'),
('e45c6c93-a379-405d-bbdf-ccb1d09a351f', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '[{"key": "aruba", "name": "Aruba", "rank": 1, "isOwn": false, "mentions": 14, "sentiment": [{"tone": "neutral", "count": 14, "label": "neutrale"}], "occurrences": 14, "positionLow": 1, "positionHigh": 1, "sharePercent": 35, "averagePosition": 1}, {"key": "hostingrossi", "name": "Hosting Rossi", "rank": 2, "isOwn": true, "mentions": 14, "sentiment": [{"tone": "neutral", "count": 14, "label": "neutrale"}], "occurrences": 14, "positionLow": 1.2749, "positionHigh": 1.8679, "sharePercent": 35, "averagePosition": 1.5714285714285714}, {"key": "tiscali", "name": "Tiscali", "rank": 3, "isOwn": false, "mentions": 12, "sentiment": [{"tone": "neutral", "count": 12, "label": "neutrale"}], "occurrences": 12, "positionLow": 2, "positionHigh": 2, "sharePercent": 30, "averagePosition": 2}]', '0', '0', '20', '0', '0', '0', '4', '[true, true, true, true]', '14', '22', '38', '[{"tone": "neutral", "count": 14, "label": "neutrale"}]', '{"neutral": 14, "unknown": 0, "negative": 0, "positive": 0}', '["openai"]', '2026-02-03 23:00:00+00', '2026-03-05 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-05 09:00:00+00', null, '{"pairs": 40, "percent": 46.666666666666664}', '[]'),
('e5a1ac69-be6c-4ad7-9ebd-4fd6691c0351', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '[{"key": "tiscali", "name": "Tiscali", "rank": 1, "isOwn": false, "mentions": 14, "sentiment": [{"tone": "neutral", "count": 14, "label": "neutrale"}], "occurrences": 14, "positionLow": 2, "positionHigh": 2, "sharePercent": 35, "averagePosition": 2}, {"key": "aruba", "name": "Aruba", "rank": 2, "isOwn": false, "mentions": 13, "sentiment": [{"tone": "neutral", "count": 13, "label": "neutrale"}], "occurrences": 13, "positionLow": 1, "positionHigh": 1, "sharePercent": 32.5, "averagePosition": 1}, {"key": "hostingrossi", "name": "Hosting Rossi", "rank": 3, "isOwn": true, "mentions": 13, "sentiment": [{"tone": "neutral", "count": 13, "label": "neutrale"}], "occurrences": 13, "positionLow": 1.148, "positionHigh": 1.7751, "sharePercent": 32.5, "averagePosition": 1.4615384615384615}]', '0', '0', '20', '0', '0', '0', '4', '[true, true, true, true]', '13', '19', '31', '[{"tone": "neutral", "count": 13, "label": "neutrale"}]', '{"neutral": 13, "unknown": 0, "negative": 0, "positive": 0}', '["openai"]', '2026-02-03 23:00:00+00', '2026-03-05 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-05 09:00:00+00', null, '{"pairs": 40, "percent": 46.666666666666664}', '[]');

insert into monthly_tallies (prompt_id, month, engines, models, words, cell_days, cell_engines, ok, refused, empty, failed, compared_pairs, similarity_sums, all_mentions, own_mentions, own_position_sums, own_position_square_sums, own_positive, own_neutral, own_negative, model_cells, model_names, company_keys, company_names, company_mentions, company_position_sums, company_beside_own, company_before_own, company_ends, fact_days, fact_engines, is_own, mentions, occurrences, position_sums, position_square_sums, positive, neutral, negative, beside_own, before_own, spelling_facts, spelling_words, spelling_counts, aspect_facts, aspect_words, aspect_tones, aspect_counts, readers, reader_cells, reader_names, set_aside) overriding system value values
('5c0463d3-a64c-453b-ad6e-817b1b7c9c42', '2026-03-01', '{openai}', '{scripted-1}', '{}', '{2}', '{1}', '{5}', '{0}', '{0}', '{0}', '{10}', '{4.666666666666666}', '{10}', '{3}', '{4}', '{6}', '{0}', '{3}', '{0}', '{1}', '{1}', '{aruba,hostingrossi,tiscali}', '{Aruba,"Hosting Rossi",Tiscali}', '{3,3,4}', '{3,4,8}', '{1,0,2}', '{1,0,0}', '{1,2,3}', '{2,2,2}', '{1,1,1}', '{f,t,f}', '{3,3,4}', '{3,3,4}', '{3,4,8}', '{3,6,16}', '{0,0,0}', '{3,3,4}', '{0,0,0}', '{1,0,2}', '{1,0,0}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{0}'),
('6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', '2026-03-01', '{openai}', '{scripted-1}', '{}', '{2,3,4,5}', '{1,1,1,1}', '{5,5,5,5}', '{0,0,0,0}', '{0,0,0,0}', '{0,0,0,0}', '{10,10,10,10}', '{4.666666666666666,4.666666666666666,4.666666666666666,4.666666666666666}', '{10,10,10,10}', '{3,3,4,3}', '{5,4,6,4}', '{9,6,10,6}', '{0,0,0,0}', '{3,3,4,3}', '{0,0,0,0}', '{1,2,3,4}', '{1,1,1,1}', '{aruba,hostingrossi,tiscali}', '{Aruba,"Hosting Rossi",Tiscali}', '{13,13,14}', '{13,19,28}', '{6,0,7}', '{6,0,0}', '{4,8,12}', '{2,3,4,5,2,3,4,5,2,3,4,5}', '{1,1,1,1,1,1,1,1,1,1,1,1}', '{f,f,f,f,t,t,t,t,f,f,f,f}', '{4,3,3,3,3,3,4,3,3,4,3,4}', '{4,3,3,3,3,3,4,3,3,4,3,4}', '{4,3,3,3,5,4,6,4,6,8,6,8}', '{4,3,3,3,9,6,10,6,12,16,12,16}', '{0,0,0,0,0,0,0,0,0,0,0,0}', '{4,3,3,3,3,3,4,3,3,4,3,4}', '{0,0,0,0,0,0,0,0,0,0,0,0}', '{2,1,2,1,0,0,0,0,1,2,2,2}', '{2,1,2,1,0,0,0,0,0,0,0,0}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{0,0,0,0}'),
('baa85906-8335-4a9d-a705-5368bb9c801f', '2026-03-01', '{openai}', '{scripted-1}', '{}', '{2,3,4,5}', '{1,1,1,1}', '{5,5,5,5}', '{0,0,0,0}', '{0,0,0,0}', '{0,0,0,0}', '{10,10,10,10}', '{4.666666666666666,4.666666666666666,4.666666666666666,4.666666666666666}', '{10,10,10,10}', '{4,4,3,3}', '{6,6,5,5}', '{10,10,9,9}', '{0,0,0,0}', '{4,4,3,3}', '{0,0,0,0}', '{1,2,3,4}', '{1,1,1,1}', '{aruba,hostingrossi,tiscali}', '{Aruba,"Hosting Rossi",Tiscali}', '{14,14,12}', '{14,22,24}', '{8,0,6}', '{8,0,0}', '{4,8,12}', '{2,3,4,5,2,3,4,5,2,3,4,5}', '{1,1,1,1,1,1,1,1,1,1,1,1}', '{f,f,f,f,t,t,t,t,f,f,f,f}', '{3,3,4,4,4,4,3,3,3,3,3,3}', '{3,3,4,4,4,4,3,3,3,3,3,3}', '{3,3,4,4,6,6,5,5,6,6,6,6}', '{3,3,4,4,10,10,9,9,12,12,12,12}', '{0,0,0,0,0,0,0,0,0,0,0,0}', '{3,3,4,4,4,4,3,3,3,3,3,3}', '{0,0,0,0,0,0,0,0,0,0,0,0}', '{2,2,2,2,0,0,0,0,2,2,1,1}', '{2,2,2,2,0,0,0,0,0,0,0,0}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{0,0,0,0}');

insert into payment_customers (user_id, provider, customer_id, granted_plan_id, sync_started, sync_applied, created_at, told_digest, telling_digest, telling_number) overriding system value values
('d3184f05-314f-4c93-99d1-ea3e383bee0a', 'sandbox', 'cus_a29a4aef3328dbfbaee925b1944e8c75', 'guru', '9', '9', '2026-03-02 09:00:00+00', 'd4485315d856b7af0e03e02f4a61ac5b', 'd4485315d856b7af0e03e02f4a61ac5b', '1');

insert into payment_events (provider, event_id, type, customer_id, created_at, received_at) overriding system value values
('sandbox', 'evt_30f5eacfd3334a1b2125bf672127aa02', 'customer.updated', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('sandbox', 'evt_4a5e5eaee2a4c8172e95456f7f2d9c07', 'payment_method.attached', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('sandbox', 'evt_52a1f70007d4b72ec91cdcbb4dfa6c18', 'customer.created', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('sandbox', 'evt_911cbe5796019127f57d9f2dcd030014', 'customer.subscription.updated', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('sandbox', 'evt_9c00e0eb803de68a1b84c1efcc1aefc0', 'invoice.paid', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('sandbox', 'evt_e2cac3354929a7f38bd220447b7da3dc', 'invoice.finalized', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('sandbox', 'evt_ed02dd6382d1c62b1a7c5a85206ebcd7', 'setup_intent.succeeded', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('sandbox', 'evt_f16436c4f67d81d794e412800f2e7ca8', 'customer.subscription.created', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');

insert into payment_operations (id, user_id, provider, kind, request_id, parameters, state, result, created_at, ended_at, awaited_invoice_id, resumed_at) overriding system value values
('15cd9cae-cdbe-443f-9de8-235893b702f4', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'sandbox', 'create', '17e19e2d-a90d-4472-b5d7-fa100d95e277', '{"planId": "guru", "priceId": "price_sandbox_guru_9900"}', 'done', '{"ok": true, "reference": "sub_6a9f4cef8a07c93c325bbf5ef5056632"}', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null, null),
('78ad6e79-21b9-476e-8661-4a21696840b3', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'sandbox', 'setup', '17e19e2d-a90d-4472-b5d7-fa100d95e277', '{"planId": "guru", "priceId": "price_sandbox_guru_9900"}', 'done', '{"ok": true, "reference": "seti_cbe615402f3538ae2792d51b529872de"}', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null, null);

insert into plan_prices (provider, price_id, plan_id) overriding system value values
('sandbox', 'price_sandbox_business_19900', 'business'),
('sandbox', 'price_sandbox_guru_9900', 'guru'),
('sandbox', 'price_sandbox_pro_5900', 'pro');

insert into prompt_states (prompt_id, user_id, status, running_analysis_id, started_at, last_processed_at, last_outcome, next_run_at) overriding system value values
('5c0463d3-a64c-453b-ad6e-817b1b7c9c42', '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', 'idle', null, '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', 'finished', null),
('6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'idle', null, '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00', 'finished', '2026-03-06 09:25:00+00'),
('baa85906-8335-4a9d-a705-5368bb9c801f', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'in_progress', 'be3b0090-e8fe-4314-8d2c-14e997ef9479', '2026-03-05 14:00:00+00', '2026-03-05 09:00:00+00', 'finished', '2026-03-05 19:12:00+00');

insert into prompts (id, company_id, title, text, is_active, frequency, names_own_company, created_at, archived_at) overriding system value values
('5c0463d3-a64c-453b-ad6e-817b1b7c9c42', '4bfc399c-d476-4978-a085-1bf9bc25d7b7', 'Prompt di monitoraggio', 'Chi ospita bene i siti?', 'true', 'daily', 'false', '2026-03-02 09:00:00+00', null),
('6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'f3939a3f-4604-4af6-b4cf-c891a7425381', 'Prompt di monitoraggio', 'Quale costa meno?', 'true', 'daily', 'false', '2026-03-02 09:00:00.001+00', null),
('baa85906-8335-4a9d-a705-5368bb9c801f', 'f3939a3f-4604-4af6-b4cf-c891a7425381', 'Prompt di monitoraggio', 'Qual è il miglior hosting?', 'true', 'daily', 'false', '2026-03-02 09:00:00+00', null);

insert into sandbox_clock (id, offset_seconds) overriding system value values
('1', '0');

insert into sandbox_objects (id, kind, customer_id, "position", data, due_at) overriding system value values
('cus_a29a4aef3328dbfbaee925b1944e8c75', 'customer', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '1', '{"id": "cus_a29a4aef3328dbfbaee925b1944e8c75", "payer": {"name": "Ada Bianchi", "billing": {"city": "Torino", "address": "Via Roma 1", "country": "IT", "recipient": null, "vatNumber": null, "fiscalCode": "RSSMRA85T10A562S", "postalCode": "10121"}}, "creditCents": 0, "invoiceCount": 1}', null),
('in_fe189e1be84c5b7fee050e568ad0b0e0', 'invoice', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '8', '{"id": "in_fe189e1be84c5b7fee050e568ad0b0e0", "paidAt": "2026-03-02T09:00:00.000Z", "status": "paid", "payment": {"id": "pi_fe189e1be84c5b7fee050e568ad0b0e0", "state": "paid", "declineCode": null, "clientSecret": "pi_fe189e1be84c5b7fee050e568ad0b0e0_secret_8d3a41f6d48af480628c6c8e06d5fd7d"}, "priceId": "price_sandbox_guru_9900", "refunds": [], "retries": 0, "currency": "eur", "dueCents": 9900, "issuedAt": "2026-03-02T09:00:00.000Z", "sequence": 1, "periodEnd": "2026-04-02T09:00:00.000Z", "customerId": "cus_a29a4aef3328dbfbaee925b1944e8c75", "amountCents": 9900, "nextRetryAt": null, "periodStart": "2026-03-02T09:00:00.000Z", "subscriptionId": "sub_6a9f4cef8a07c93c325bbf5ef5056632"}', null),
('pm_c7cdba04e50e877f5595d33d539e309d', 'payment_method', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '4', '{"id": "pm_c7cdba04e50e877f5595d33d539e309d", "card": {"brand": "visa", "last4": "4242", "behaviour": "works", "expiryYear": 2040, "expiryMonth": 12}, "customerId": "cus_a29a4aef3328dbfbaee925b1944e8c75"}', null),
('seti_cbe615402f3538ae2792d51b529872de', 'setup', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '2', '{"id": "seti_cbe615402f3538ae2792d51b529872de", "status": "succeeded", "customerId": "cus_a29a4aef3328dbfbaee925b1944e8c75", "pendingCard": null, "clientSecret": "seti_cbe615402f3538ae2792d51b529872de_secret_f77c85a721df1c187f0dcfa338e2d212", "paymentMethodId": "pm_c7cdba04e50e877f5595d33d539e309d"}', null),
('sub_6a9f4cef8a07c93c325bbf5ef5056632', 'subscription', 'cus_a29a4aef3328dbfbaee925b1944e8c75', '7', '{"id": "sub_6a9f4cef8a07c93c325bbf5ef5056632", "price": {"id": "price_sandbox_guru_9900", "currency": "eur", "interval": "month", "lookupKey": "citato_guru_monthly", "amountCents": 9900}, "anchor": "2026-03-02T09:00:00.000Z", "status": "active", "createdAt": "2026-03-02T09:00:00.000Z", "periodEnd": "2026-04-02T09:00:00.000Z", "customerId": "cus_a29a4aef3328dbfbaee925b1944e8c75", "periodStart": "2026-03-02T09:00:00.000Z", "pendingCents": 0, "latestInvoiceId": "in_fe189e1be84c5b7fee050e568ad0b0e0", "paymentMethodId": "pm_c7cdba04e50e877f5595d33d539e309d", "cancelAtPeriodEnd": false}', '2026-04-02 09:00:00+00');

insert into sandbox_requests (key, parameters_hash, reply, created_at) overriding system value values
('15cd9cae-cdbe-443f-9de8-235893b702f4:create', 'd7b7129c242240d8eb0e506d56bd7bf778770914e10862c77dfdb471c8718a16', '{"ok": true, "value": {"id": "sub_6a9f4cef8a07c93c325bbf5ef5056632", "status": "active", "payment": {"state": "paid", "invoiceId": "in_fe189e1be84c5b7fee050e568ad0b0e0", "declineCode": null, "clientSecret": null}, "priceId": "price_sandbox_guru_9900", "createdAt": "2026-03-02T09:00:00.000Z", "customerId": "cus_a29a4aef3328dbfbaee925b1944e8c75", "currentPeriodEnd": "2026-04-02T09:00:00.000Z", "cancelAtPeriodEnd": false}}', '2026-03-02 09:00:00+00'),
('78ad6e79-21b9-476e-8661-4a21696840b3:setup', '754c2179eb6e2ccf5aca4e275daaaf3f0c8722109dd5450e41f3f3fd3cba79c4', '{"ok": true, "value": {"id": "seti_cbe615402f3538ae2792d51b529872de", "status": "requires_card", "customerId": "cus_a29a4aef3328dbfbaee925b1944e8c75", "clientSecret": "seti_cbe615402f3538ae2792d51b529872de_secret_f77c85a721df1c187f0dcfa338e2d212", "paymentMethodId": null}}', '2026-03-02 09:00:00+00'),
('customer-data:d3184f05-314f-4c93-99d1-ea3e383bee0a:1', '20cd2ce52d44002781f0a13d0859ada5b46a4693aedd60dcdc40ce2dcd1ff1ae', '{"ok": true, "value": null}', '2026-03-02 09:00:00+00'),
('customer:d3184f05-314f-4c93-99d1-ea3e383bee0a:4df94df9b539521902715858f96934fd', 'c71344e76ba9862223c405952617780f2a9339af69179e309c038725bd48feab', '{"ok": true, "value": "cus_a29a4aef3328dbfbaee925b1944e8c75"}', '2026-03-02 09:00:00+00');

insert into schema_migrations (name, checksum, applied_at) overriding system value values
('0001_create_live_events.sql', '3b68e6a4e80da68bd00957ad0b88164749c376e790bb4b0d20b21f671d8595e1', '2026-11-27 13:27:37.214484+00'),
('0002_create_emails.sql', '6004d4701b04c602b1dfc5bdba6b0683f8f1a782f29c25c791b4913124f884ca', '2026-11-27 13:27:37.21987+00'),
('0003_create_accounts.sql', '69af9bd5d1b0e42ba954821b4eb5d5503d2e37c6e04bc439cfe4d2e1592cf640', '2026-11-27 13:27:37.223814+00'),
('0004_create_plans.sql', 'e4e23bd9087f0bdb9792aac31eb43981a54665fb083818115e1e1c11a1ee4630', '2026-11-27 13:27:37.239705+00'),
('0005_create_companies.sql', 'b4b2cdd6f16b8cc5616ad8b4907566b5253ef6db6aa1c5906fc8c074c1e69e6c', '2026-11-27 13:27:37.256967+00'),
('0006_create_spending.sql', 'c2ca2164cfb3db9065d4b74dd610aeb66f300ff1ce4da67fc7a7d285b3643e68', '2026-11-27 13:27:37.268107+00'),
('0007_create_analysis.sql', '2c75c38333db1eaa65209530097d40f860e545c2e6f20bb195706adb1a52a418', '2026-11-27 13:27:37.273857+00'),
('0008_create_support_tickets.sql', '076830821dd0ec1c0a130bc88b301425cdc2015d5e294db026d871486113fa97', '2026-11-27 13:27:37.34102+00'),
('0009_add_rereading.sql', 'a23d0fbe53fb200852ed9fd665a5d3b10b93f00ecb35277a38316bda564be1dc', '2026-11-27 13:27:37.342987+00'),
('0010_create_audit_log.sql', '7a79f57a880151f8aab8fec592d5759d783aa5431b2ef0dcbda7780747701924', '2026-11-27 13:27:37.356256+00'),
('0011_create_email_events.sql', '750207a9fd8f9b751472f0384c68d3e20a1e128d24f0d7e3dfd3e2b97318e21c', '2026-11-27 13:27:37.36359+00'),
('0012_create_engine_slots.sql', '52f2cc911a1360cedd3f0088544292f6f7f68515eda589177f7323187d831506', '2026-11-27 13:27:37.369474+00'),
('0013_add_company_keys.sql', '6cc1ee5d06ba8c0f295539372817f530cde92a411cce10b48089199445cfca94', '2026-11-27 13:27:37.374338+00'),
('0014_create_task_lists.sql', 'f5c9df56c8ee70ae01c7bdb9bc47633e20819dc983320ca338ce0467493e4d5c', '2026-11-27 13:27:37.381698+00'),
('0015_add_excluded_engines.sql', '78e6937b263c2ef3bed4e204988e45299e62a696279aac6a1abccdf8cd4526bc', '2026-11-27 13:27:37.39242+00'),
('0016_create_engine_health.sql', 'f08ef6fed9312bc115fdebae6d950518caed6a3336bbb5cb9ab8e060a7a1db44', '2026-11-27 13:27:37.399787+00'),
('0017_create_prompt_suggestions.sql', '01b523b2b3b1997b68f7f52f3b79d439b3f7636d0f875d0863b20fc70595adbc', '2026-11-27 13:27:37.401544+00'),
('0018_add_text_retention.sql', 'dda9d6573df7b21b2a028102f62362d3e5c5aa0d285b65bfee551a9cce5b535a', '2026-11-27 13:27:37.407902+00'),
('0019_add_attempt_failure.sql', 'd02e4024767a79244a8873bd653229c8f242a072221816882c7df38b7b9036c0', '2026-11-27 13:27:37.412508+00'),
('0020_add_citation_spans.sql', '3bc2206b9f87a28fdc2708c13c63330467ebd9aa572ade8ff8b48e503ad5b3e0', '2026-11-27 13:27:37.413856+00'),
('0021_add_change_and_stability.sql', '45a044394e678b7ae0efbe3154f5cb2f70e862ebe1144b27395cab2763594be8', '2026-11-27 13:27:37.414382+00'),
('0022_add_admin_actions.sql', 'c16704847a589a06a7d3b80c89cf9a8e165a7bfdf605dfa275803ff766b33859', '2026-11-27 13:27:37.424665+00'),
('0023_add_suggestion_limits.sql', '34d4ba692aa2dddb47d3e995051a55b18e8342f5d94f8380ae764e96346a484d', '2026-11-27 13:27:37.425408+00'),
('0024_erase_in_batches.sql', 'cca4ce3ab49f4abdda2c31c3d4cbc8c08ee3f1cbe27e4d49f75b58a84a329f4a', '2026-11-27 13:27:37.426298+00'),
('0025_create_leases.sql', 'd2d2a4240f8c829050e9e52e105c8f74a8624ebe585cceb172e82f6782528a91', '2026-11-27 13:27:37.445162+00'),
('0026_add_missing_by_engine.sql', '7ec9829cf561c564a1b886985d0c121f134e176a5234ed41d3dec0e1190976a9', '2026-11-27 13:27:37.448084+00'),
('0027_book_analyses.sql', 'e648c68992aa24fd164d224b202c84037a43a3dabd00008ca17e3606646ace53', '2026-11-27 13:27:37.449518+00'),
('0028_create_jobs.sql', '2144a05a16d37cde0ed679b2ae0f1bf17e7b7c90d389f4782f6fc289d80edc69', '2026-11-27 13:27:37.451322+00'),
('0029_create_purge_runs.sql', 'e359a56e381b6e31ce9e5a609f2b9214e7141a851b24d396dd2c21081ea587e9', '2026-11-27 13:27:37.466433+00'),
('0030_add_rereading_progress.sql', '1cb51e327f37abd3d11203c6c23b22fe0a670953dd40fcd87bc5886a63eabbd1', '2026-11-27 13:27:37.474887+00'),
('0031_create_ended_analyses.sql', '8f626f8e008d1f775734881dcfa6f501cd24e82b22399f69bf8c6ca3bc4d02ea', '2026-11-27 13:27:37.484201+00'),
('0032_add_analysis_waits.sql', 'a590598df3d7a034af3924ed01513667606607abe64117779a61b6e096a6d9d7', '2026-11-27 13:27:37.487838+00'),
('0033_create_entitlements.sql', 'de8a7ccefc0fa5740390fde8a09950611ff470b1243f6da67322709ae3415093', '2026-11-27 13:27:37.495896+00'),
('0034_create_subscriptions.sql', 'f968389909da66284d5413d4799bac159d982fdb24d69e1068b3595490f4eb96', '2026-11-27 13:27:37.503718+00'),
('0035_create_monthly_tallies.sql', '2eab2f467fa1ac8764aecbc23a09a439c7d4bc844ea7b724ea1dc238c6fc6191', '2026-11-27 13:27:37.511287+00'),
('0036_add_archiving_and_pending_plans.sql', 'c296539d1778a7b957bca34a2875af4afef4fc96184b6673bfdde6b6c1e47071', '2026-11-27 13:27:37.547219+00'),
('0037_record_readers.sql', '76d968467e5f5f3dd759a311fa7af19ee444fb412c451f816a42b51ceb1dbc4f', '2026-11-27 13:27:37.558239+00'),
('0038_create_list_revisions.sql', 'b98c20403daa1925ce7eb59d45ad2564bafb318bfc0f9f2d6736fb0a50f8c302', '2026-11-27 13:27:37.583535+00'),
('0039_create_payment_sandbox.sql', '3c49fb937a2eff7ee4213d62b85b576cdf00528e2b43330b0a2e6ff59d338c9e', '2026-11-27 13:27:37.590129+00'),
('0040_create_payment_operations.sql', '204d837c7667401d6cc5ddbac1dd412966a81ac201d6e31fcf777720ce217efb', '2026-11-27 13:27:37.601681+00'),
('0041_create_company_months.sql', '07a97a9edd5222a1fd213d88abe87b571883d83652acf48ed2ca1d590b4849dd', '2026-11-27 13:27:37.620935+00'),
('0042_add_readers_to_tallies.sql', '577912185082b010dcf901cf63c1c78f05343096c2b81ad986ea51921902778d', '2026-11-27 13:27:37.625795+00'),
('0043_count_reports_set_aside.sql', 'b10d11288bbe2864c0e9476ab332cc02d14e0cf9c702f6f08c6f35119dd4ac65', '2026-11-27 13:27:37.641637+00'),
('0044_create_billing_info.sql', '2df16ecc5a85e69d7195a055c3c545a09361ae9881abf1f847db026ad68fcd92', '2026-11-27 13:27:37.642779+00'),
('0045_create_invoices.sql', '11df4092f542a02f7acc2f9048ca3d84ae30143f276c9f1eda4d300d94e9d293', '2026-11-27 13:27:37.645172+00'),
('0046_create_name_proposals.sql', '85288ad6691f6b721079771ddc095311842fb2d7379f7b28c4af19b0cfad5037', '2026-11-27 13:27:37.653337+00'),
('0047_record_invoice_exports.sql', '1dd138715f7c291b0c8a5f523b03566c792cfa5778ab5212874f233c3530a26c', '2026-11-27 13:27:37.655153+00'),
('0048_remember_reminders_of_ends.sql', '698e371d573fc37720efc496b25ebdf8998776b18c4a9a5a2bbd75922f9eec5f', '2026-11-27 13:27:37.661706+00'),
('0049_mark_retried_readings.sql', 'b2e0a2a52b4c0fe4504fb2f464233f7c4ce526dae65109249ab04caee74387cf', '2026-11-27 13:27:37.668602+00'),
('0050_add_admin_acts.sql', '88821ddb542852953c098880aec95814216f4dbbf799c9e1a373566d731d0951', '2026-11-27 13:27:37.67015+00'),
('0051_add_charged_amounts_of_invoices.sql', 'c984673e7be06006f4114468e88c631d90e5fade9c3a55b2e3544900309c44ef', '2026-11-27 13:27:37.686304+00'),
('0052_remember_what_providers_were_told.sql', '3b0f021439435ff20ea5eb850f854a47ef7ba4d5801afeb8850650c59e402082', '2026-11-27 13:27:37.686813+00'),
('0053_name_whom_acts_concern.sql', '4c6cbc648ffc95227695d3e2494058ffd4c6f49c1210e7d6722692517867ebf8', '2026-11-27 13:27:37.689655+00'),
('0054_remember_what_purchases_wait_for.sql', 'b35ff7c4ebf78f688aca9bea568b0d96301badf343977e182555522ded9aa54f', '2026-11-27 13:27:37.690498+00'),
('0055_create_invoice_refunds.sql', '7d2a9bdedde8972ed06115e60ee927b8f6e0b19c7f210e0a1e1a300808a39a21', '2026-11-27 13:27:37.692003+00'),
('0056_create_webhooks.sql', '72a079f5ca867f14cd39b2bf768b29a4aa44347cbdf2f49040c9292cf33e4c8a', '2026-11-27 13:27:37.70285+00'),
('0057_record_checks_and_backups.sql', '3d5a754157dbbbc081a19ae9358ffbf34469918a4be40b9793b16944cd78d4e9', '2026-11-27 13:27:37.72127+00'),
('0058_book_refunds_by_their_days.sql', 'db3e095f9a9ffd48f17582367d38eaf45f2a6273a296997f4ce2c54e0275bd12', '2026-11-27 13:27:37.724194+00'),
('0059_create_visitor_answers.sql', 'ce39d1f6d43966f6c19d3aec0984158f8b19e224984edfe53cb86fc0271d6768', '2026-11-27 13:27:37.72681+00'),
('0060_check_purposes_of_calls.sql', 'feb37573089c28cfa6dc1f2707fcd3a05a531e2dbe0df52f3a7372c8375b7a7d', '2026-11-27 13:27:37.734553+00'),
('0061_name_ends_of_webhook_messages.sql', '1a99ba20e631cd3600bf6f91df64138b17d3c79db9f74abfcc9d26c83f60eb44', '2026-11-27 13:27:37.74092+00'),
('0062_check_ends_of_webhook_messages.sql', '2a4a8cdb4712d3b4ae72ff952d945335433761f3b1486c86ef1db38e7848153b', '2026-11-27 13:27:37.744373+00'),
('0063_mark_urgent_jobs.sql', '53a8386988a9c42dbcb9f9ac44c596eecaf6b81273a2ab8268f7c62a6b1b0165', '2026-11-27 13:27:37.745514+00');

insert into sessions (sid, sess, expire, user_id, generation, token_hash, rotated_at, created_at, last_seen_at, user_agent) overriding system value values
('02e041dd-a6e4-4a5c-852e-47de5c8d92fe', '{"signedInBy": "password"}', '2026-04-04 09:00:00+00', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '1', 'mbhZ5-xo8N_nBggokuXmAAT5t5QrFJvjsKxgwFbsc0U', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00', 'lightMyRequest'),
('0a0a7306-5215-46b6-a2c9-12ac440edc55', '{"signedInBy": "password"}', '2026-04-04 14:00:00+00', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '1', '40aWbs9AQwvohFcURBo1r7BZnwWKJuNYmA0s7Vpd55g', '2026-03-05 14:00:00+00', '2026-03-05 14:00:00+00', '2026-03-05 14:00:00+00', 'lightMyRequest'),
('3e6ee693-a97b-452e-bd32-a0c7ffa6c091', '{"signedInBy": "password"}', '2026-04-01 09:00:00+00', 'cb6ec2ba-b168-45d4-bd00-96c65f79bf5f', '1', 'SGx5II0h9sDkb773bGsJT9TUyDZJh5gqx-H_jnETzjI', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null),
('40ec1361-1283-4ea3-aa02-f96b8af7b683', '{"signedInBy": "password"}', '2026-04-02 09:00:00+00', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '1', '2YHDsNR5iQWkHDhiV_R51lI7svzkP4xYTf7M4VOPc7k', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00', '2026-03-03 09:00:00+00', 'lightMyRequest'),
('4401bb2f-a70d-411f-b5e3-a776ae1350d1', '{"signedInBy": "password"}', '2026-04-03 09:00:00+00', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '1', 'PLgAycRsDoNDT2x7croEgF67EOWYEUvvJ6cj-R1KkQk', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00', '2026-03-04 09:00:00+00', 'lightMyRequest'),
('86cd994e-3bf6-421e-9a7f-312282bb2fec', '{"signedInBy": "password"}', '2026-04-01 09:00:00+00', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '1', 'G2oGth1p7GzOgYzVO-K6Nj3QkcoBhmme6MO7uyeCDaY', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null),
('88da6a81-44ce-402e-8b0e-5d0691a032ac', '{"signedInBy": "password"}', '2026-04-01 09:00:00+00', '7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', '1', 'h3YljHwqg4E3mDkZhr3DYmw0eG-L5jeLFinMbtgLbOg', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null),
('bef65e2b-169c-4d4e-997f-43d0b62efe0f', '{"signedInBy": "password"}', '2026-04-04 09:00:00+00', 'cb6ec2ba-b168-45d4-bd00-96c65f79bf5f', '1', 'cOvbIYPn-2szXo9Pjaz6558-d2C48pB84Mk3bpQBmyQ', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00', 'lightMyRequest');

insert into subscriptions (user_id, provider, customer_id, subscription_id, status, current_period_end, cancel_at_period_end, price_id, plan_id, created_at, reminded_of_end) overriding system value values
('d3184f05-314f-4c93-99d1-ea3e383bee0a', 'sandbox', 'cus_a29a4aef3328dbfbaee925b1944e8c75', 'sub_6a9f4cef8a07c93c325bbf5ef5056632', 'active', '2026-04-02 09:00:00+00', 'false', 'price_sandbox_guru_9900', 'guru', '2026-03-02 09:00:00+00', null);

insert into task_lists (id, prompt_id, user_id, analysis_id, model, raw_output, strategy, target_url, summary, parsed_actions, answers, plan, version, versioned_at, opened_version, done_keys, created_at, updated_at) overriding system value values
('316209f9-fd83-489c-b7a8-cb568a50effa', '6ceaf2cc-e9be-44c3-bc6b-e276de1ab611', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '975733f8-9b7b-4985-9e1a-149251705aef', null, null, 'Farsi nominare con Tiscali e Aruba quando un cliente fa questa domanda', 'https://hosting-rossi.it', 'Negli ultimi 30 giorni di analisi il nome Hosting Rossi compare in 13 risposte su 20, in media al posto 1,5. Più spesso si legge Tiscali (14).', '[{"key": "absence", "why": "Il nome Hosting Rossi manca in 7 risposte su 20; al suo posto si leggono Tiscali (7) e Aruba (7).", "steps": ["Dedica su hosting-rossi.it una pagina a «Quale costa meno?» e rispondi nelle prime due frasi, con il nome Hosting Rossi.", "Metti a confronto Hosting Rossi con Tiscali e Aruba in una tabella HTML, con gli stessi criteri per tutti, anche dove non vinci.", "Aggiungi almeno tre dati verificabili, ognuno con data e fonte, e una citazione testuale di un cliente o di un esperto con nome e cognome.", "Scrivi frasi brevi, che si capiscano anche lette da sole: ripetere la parola chiave, nello studio GEO (KDD 2024), non ha portato vantaggi."], "title": "Prendi posto dove oggi si leggono Tiscali e Aruba", "effort": "Medio: 2–3 giorni tra scrittura e pubblicazione", "impact": "Medio: nello studio GEO (KDD 2024) citazioni testuali, dati e fonti hanno aumentato la visibilità nelle risposte del 30–40%", "number": 1, "evidence": [{"type": "figure", "label": "Risposte senza il nome", "value": "7 su 20"}, {"type": "answer", "quote": null, "engine": "openai", "answerId": "9586ab6a-d2a8-4ac6-8da9-4a3885d01f2e", "createdAt": "2026-03-05T09:00:00.000Z"}, {"type": "answer", "quote": null, "engine": "openai", "answerId": "1e15fb8e-cd1e-4053-b5e2-3b5676a1d8df", "createdAt": "2026-03-05T09:00:00.000Z"}, {"type": "answer", "quote": null, "engine": "openai", "answerId": "ed16d8a9-d52b-477e-a9bf-a27f45a28b46", "createdAt": "2026-03-04T09:00:00.000Z"}], "priority": "Low", "timeline": "Entro 3 settimane", "resources": "Chi scrive per il sito, chi conosce il prodotto", "dependencies": "Dati di confronto verificati e approvati", "expectedOutcome": "Mention Rate oltre 82% (oggi 43–82% · n = 20)"}]', '20', 'absence Low', '1', '2026-03-02 09:00:00+00', '0', '{}', '2026-03-02 09:00:00+00', '2026-03-05 09:00:00+00'),
('c39a892e-f4fd-47b7-b663-60e8bdde31d1', 'baa85906-8335-4a9d-a705-5368bb9c801f', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', '96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', null, null, 'Farsi nominare con Aruba e Tiscali quando un cliente fa questa domanda', 'https://hosting-rossi.it', 'Negli ultimi 30 giorni di analisi il nome Hosting Rossi compare in 14 risposte su 20, in media al posto 1,6.', '[{"key": "absence", "why": "Il nome Hosting Rossi manca in 6 risposte su 20; al suo posto si leggono Aruba (6) e Tiscali (6).", "steps": ["Dedica su hosting-rossi.it una pagina a «Qual è il miglior hosting?» e rispondi nelle prime due frasi, con il nome Hosting Rossi.", "Metti a confronto Hosting Rossi con Aruba e Tiscali in una tabella HTML, con gli stessi criteri per tutti, anche dove non vinci.", "Aggiungi almeno tre dati verificabili, ognuno con data e fonte, e una citazione testuale di un cliente o di un esperto con nome e cognome.", "Scrivi frasi brevi, che si capiscano anche lette da sole: ripetere la parola chiave, nello studio GEO (KDD 2024), non ha portato vantaggi."], "title": "Prendi posto dove oggi si leggono Aruba e Tiscali", "effort": "Medio: 2–3 giorni tra scrittura e pubblicazione", "impact": "Medio: nello studio GEO (KDD 2024) citazioni testuali, dati e fonti hanno aumentato la visibilità nelle risposte del 30–40%", "number": 1, "evidence": [{"type": "figure", "label": "Risposte senza il nome", "value": "6 su 20"}, {"type": "answer", "quote": null, "engine": "openai", "answerId": "e9f2f2b4-1f32-4b66-b34a-d7f8af9d2401", "createdAt": "2026-03-05T09:00:00.000Z"}, {"type": "answer", "quote": null, "engine": "openai", "answerId": "09a538e5-8f48-4de6-814f-0f29f15a1576", "createdAt": "2026-03-05T09:00:00.000Z"}, {"type": "answer", "quote": null, "engine": "openai", "answerId": "f89caaa6-b877-4416-819e-75048b050c49", "createdAt": "2026-03-04T09:00:00.000Z"}], "priority": "Low", "timeline": "Entro 3 settimane", "resources": "Chi scrive per il sito, chi conosce il prodotto", "dependencies": "Dati di confronto verificati e approvati", "expectedOutcome": "Mention Rate oltre 86% (oggi 48–85% · n = 20)"}]', '20', 'absence Low', '1', '2026-03-02 09:00:00+00', '0', '{}', '2026-03-02 09:00:00+00', '2026-03-05 09:00:00+00');

insert into users (id, email, first_name, last_name, profile_image_url, password_hash, email_verified, verification_token_hash, verification_expires_at, registration_nonce_hash, reset_token_hash, reset_expires_at, plan_id, stripe_customer_id, stripe_subscription_id, subscription_status, current_period_end, custom_max_companies, custom_max_prompts, custom_task_lists_enabled, custom_prompt_analysis_enabled, created_at, updated_at) overriding system value values
('7ff45a8b-acda-41c8-b9d8-dc80fb742d2a', 'eva@esempio.it', 'Eva', 'Bianchi', null, '$argon2id$v=19$m=19456,t=2,p=1$7jW0P0/ZffE2r6wwJpjykw$LUS7DWvVhhTppIjtINymv18mmWhySAACAAtKDuB12Y4', 'true', null, null, null, null, null, 'free', null, null, 'inactive', null, null, '7', null, null, '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('cb6ec2ba-b168-45d4-bd00-96c65f79bf5f', 'capo@esempio.it', 'Capo', 'Bianchi', null, '$argon2id$v=19$m=19456,t=2,p=1$7jW0P0/ZffE2r6wwJpjykw$LUS7DWvVhhTppIjtINymv18mmWhySAACAAtKDuB12Y4', 'true', null, null, null, null, null, 'free', null, null, 'inactive', null, null, null, null, null, '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00'),
('d3184f05-314f-4c93-99d1-ea3e383bee0a', 'ada@esempio.it', 'Ada', 'Bianchi', null, '$argon2id$v=19$m=19456,t=2,p=1$7jW0P0/ZffE2r6wwJpjykw$LUS7DWvVhhTppIjtINymv18mmWhySAACAAtKDuB12Y4', 'true', null, null, null, null, null, 'guru', null, null, 'inactive', null, null, null, null, null, '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00');

insert into webhook_deliveries (id, user_id, endpoint_id, message_id, event, body, status, attempts, created_at, last_attempt_at, next_attempt_at, response_status, fault, excerpt, duration_ms) overriding system value values
('20814ab4-b571-4d9d-870b-6a5549bcd6a1', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'e3c452b1-5a8c-4786-8c80-9978b1b942bf', 'msg_975733f8-9b7b-4985-9e1a-149251705aef', 'analysis.completed', '{"type":"analysis.completed","timestamp":"2026-03-05T09:00:00.000Z","data":{"analysisId":"975733f8-9b7b-4985-9e1a-149251705aef","company":{"id":"f3939a3f-4604-4af6-b4cf-c891a7425381","name":"Hosting Rossi"},"prompt":{"id":"6ceaf2cc-e9be-44c3-bc6b-e276de1ab611","text":"Quale costa meno?"},"url":"http://localhost:3000/?azienda=f3939a3f-4604-4af6-b4cf-c891a7425381","isDemo":false,"engines":[{"engine":"openai","answers":{"ok":5,"refused":0,"empty":0,"failed":0},"mentions":3}]}}', 'waiting', '1', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00', '2026-03-05 09:00:05+00', null, 'unreachable', null, '0'),
('506708c6-9c7e-495e-b938-aaa2d3cd41b7', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'e3c452b1-5a8c-4786-8c80-9978b1b942bf', 'msg_test_74342d42-7f1b-41b3-8f35-11f456556a86', 'webhook.test', '{"type":"webhook.test","timestamp":"2026-03-02T09:00:00.000Z","data":{"message":"Prova inviata da Citato: se la leggi, il webhook funziona."}}', 'failed', '1', '2026-03-02 09:00:00+00', '2026-03-02 09:00:00+00', null, null, 'unreachable', null, '0'),
('81714247-56db-4d6c-b423-f19d677d0cf6', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'e3c452b1-5a8c-4786-8c80-9978b1b942bf', 'msg_0dc2ede4-eebe-422b-ad28-2b1482caacf7', 'analysis.completed', '{"type":"analysis.completed","timestamp":"2026-03-03T09:00:00.000Z","data":{"analysisId":"0dc2ede4-eebe-422b-ad28-2b1482caacf7","company":{"id":"f3939a3f-4604-4af6-b4cf-c891a7425381","name":"Hosting Rossi"},"prompt":{"id":"6ceaf2cc-e9be-44c3-bc6b-e276de1ab611","text":"Quale costa meno?"},"url":"http://localhost:3000/?azienda=f3939a3f-4604-4af6-b4cf-c891a7425381","isDemo":false,"engines":[{"engine":"openai","answers":{"ok":5,"refused":0,"empty":0,"failed":0},"mentions":3}]}}', 'waiting', '3', '2026-03-03 09:00:00+00', '2026-03-05 09:00:00+00', '2026-03-05 09:30:00+00', null, 'unreachable', null, '0'),
('94d84113-d98e-496a-a2d6-d5030bc4a782', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'e3c452b1-5a8c-4786-8c80-9978b1b942bf', 'msg_df59f866-5d83-48ae-906b-24163b4fae92', 'analysis.completed', '{"type":"analysis.completed","timestamp":"2026-03-03T09:00:00.000Z","data":{"analysisId":"df59f866-5d83-48ae-906b-24163b4fae92","company":{"id":"f3939a3f-4604-4af6-b4cf-c891a7425381","name":"Hosting Rossi"},"prompt":{"id":"baa85906-8335-4a9d-a705-5368bb9c801f","text":"Qual è il miglior hosting?"},"url":"http://localhost:3000/?azienda=f3939a3f-4604-4af6-b4cf-c891a7425381","isDemo":false,"engines":[{"engine":"openai","answers":{"ok":5,"refused":0,"empty":0,"failed":0},"mentions":4}]}}', 'waiting', '3', '2026-03-03 09:00:00+00', '2026-03-05 09:00:00+00', '2026-03-05 09:30:00+00', null, 'unreachable', null, '0'),
('9889cacf-6d53-4ab7-bb8c-6fdb7e067764', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'e3c452b1-5a8c-4786-8c80-9978b1b942bf', 'msg_76f2b812-442b-4fa3-89fc-db8a81d20dcc', 'analysis.completed', '{"type":"analysis.completed","timestamp":"2026-03-04T09:00:00.000Z","data":{"analysisId":"76f2b812-442b-4fa3-89fc-db8a81d20dcc","company":{"id":"f3939a3f-4604-4af6-b4cf-c891a7425381","name":"Hosting Rossi"},"prompt":{"id":"6ceaf2cc-e9be-44c3-bc6b-e276de1ab611","text":"Quale costa meno?"},"url":"http://localhost:3000/?azienda=f3939a3f-4604-4af6-b4cf-c891a7425381","isDemo":false,"engines":[{"engine":"openai","answers":{"ok":5,"refused":0,"empty":0,"failed":0},"mentions":4}]}}', 'waiting', '2', '2026-03-04 09:00:00+00', '2026-03-05 09:00:00+00', '2026-03-05 09:05:00+00', null, 'unreachable', null, '0'),
('a21eb140-8bc7-4993-b1c1-7ea90ddf25ae', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'e3c452b1-5a8c-4786-8c80-9978b1b942bf', 'msg_cf01032b-bc72-462b-b2de-df453dab1c72', 'analysis.completed', '{"type":"analysis.completed","timestamp":"2026-03-04T09:00:00.000Z","data":{"analysisId":"cf01032b-bc72-462b-b2de-df453dab1c72","company":{"id":"f3939a3f-4604-4af6-b4cf-c891a7425381","name":"Hosting Rossi"},"prompt":{"id":"baa85906-8335-4a9d-a705-5368bb9c801f","text":"Qual è il miglior hosting?"},"url":"http://localhost:3000/?azienda=f3939a3f-4604-4af6-b4cf-c891a7425381","isDemo":false,"engines":[{"engine":"openai","answers":{"ok":5,"refused":0,"empty":0,"failed":0},"mentions":3}]}}', 'waiting', '2', '2026-03-04 09:00:00+00', '2026-03-05 09:00:00+00', '2026-03-05 09:05:00+00', null, 'unreachable', null, '0'),
('febf4296-8065-4e32-bac3-acc4d3222d08', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'e3c452b1-5a8c-4786-8c80-9978b1b942bf', 'msg_96de7385-db9a-4cf2-bd5d-e0fd6b36bd67', 'analysis.completed', '{"type":"analysis.completed","timestamp":"2026-03-05T09:00:00.000Z","data":{"analysisId":"96de7385-db9a-4cf2-bd5d-e0fd6b36bd67","company":{"id":"f3939a3f-4604-4af6-b4cf-c891a7425381","name":"Hosting Rossi"},"prompt":{"id":"baa85906-8335-4a9d-a705-5368bb9c801f","text":"Qual è il miglior hosting?"},"url":"http://localhost:3000/?azienda=f3939a3f-4604-4af6-b4cf-c891a7425381","isDemo":false,"engines":[{"engine":"openai","answers":{"ok":5,"refused":0,"empty":0,"failed":0},"mentions":3}]}}', 'waiting', '1', '2026-03-05 09:00:00+00', '2026-03-05 09:00:00+00', '2026-03-05 09:00:05+00', null, 'unreachable', null, '0');

insert into webhook_endpoints (id, user_id, url, description, events, sealed_secret, previous_sealed_secret, previous_until, disabled_because, failing_since, created_at) overriding system value values
('e3c452b1-5a8c-4786-8c80-9978b1b942bf', 'd3184f05-314f-4c93-99d1-ea3e383bee0a', 'https://n8n.example/hook', '', '["analysis.completed", "mention.lost"]', 'G_rcjUAsmqSjDWcvXPDxXW1Y_CPWwQwTS1BIa_FvrivCcnemzw5Enqk5shBFFv5bQW11-NsYUSrhSx6UNmF-3CMlEjaB7fz25OZ6EMt7', null, null, null, '2026-03-03 09:00:00+00', '2026-03-02 09:00:00+00');

select setval('audit_log_id_seq', 9);

select setval('jobs_sequence_seq', 57);

select setval('list_revisions_stripe_seq', 2);

select setval('live_events_id_seq', 62);

select setval('sandbox_objects_position_seq', 8);
